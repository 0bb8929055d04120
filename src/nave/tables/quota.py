"""Whose a table is as far as quotas go: nobody may fill a server alone, from however many addresses."""

import ipaddress


def whose(client: str) -> tuple[str, str]:
    """The address and the network it lies in; nothing for the machine itself, which is the operator's.

    Providers hand out IPv6 by the /48: who has one has 65,536 networks of the size that a household is.
    """
    try:
        address = ipaddress.ip_address(client)
    except ValueError:
        return client[:64], client[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return whose(str(address.ipv4_mapped))
        if not address.is_loopback:
            near, far = (ipaddress.ip_network((address, size), strict=False) for size in (64, 48))
            return str(near), str(far)
    return ("", "") if address.is_loopback else (str(address), str(address))
