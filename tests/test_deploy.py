"""The files in deploy/ fit the server: figures and options that they name exist, and they ask for little."""

import configparser
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from nave.cli.main import app
from nave.web.metrics import Metrics

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"


def figures() -> set[str]:
    """Every name that /metrics can show."""
    lines = Metrics().text().decode().splitlines()
    found = {line.split()[2] for line in lines if line.startswith("# TYPE")}
    return found | {f"{name}{end}" for name in found for end in ("_total", "_bucket", "_count", "_sum")}


@pytest.mark.parametrize("file", ["prometheus/nave.rules.yml", "grafana/nave.json"])
def test_alerts_and_dashboard_name_figures_that_there_are(file: str) -> None:
    named = set(re.findall(r"\bnave_[a-z_]+", (DEPLOY / file).read_text()))
    assert len(named) > 8
    assert named <= figures()


def test_what_each_alert_asks_for_is_said_and_every_command_in_it_is_there() -> None:
    alerts = re.findall(r"alert: (\w+)", (DEPLOY / "prometheus" / "nave.rules.yml").read_text())
    guide = (ROOT / "docs" / "deploy.md").read_text()
    assert len(alerts) > 8
    assert re.findall(r"^\| `(Nave\w+)` \|", guide, re.MULTILINE) == alerts
    for words in re.findall(r"`nave ([a-z]+ [a-z]+)[^`]*`", guide):
        assert CliRunner().invoke(app, [*words.split(), "--help"]).exit_code == 0, words


def test_the_dashboard_is_one_that_grafana_reads() -> None:
    board = json.loads((DEPLOY / "grafana" / "nave.json").read_text())
    assert board["title"] == "Nave"
    assert all(panel["targets"] for panel in board["panels"])


class Unit(configparser.ConfigParser):
    """Names in units have capitals."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def test_the_unit_has_no_rights_it_does_not_need() -> None:
    unit = Unit(strict=False, interpolation=None)
    unit.read(DEPLOY / "nave.service")
    service = unit["Service"]
    assert service["User"] == "nave"
    for name in ("NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome", "RestrictNamespaces"):
        assert service[name] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""
    # What it starts is something that can be started.
    words = service["ExecStart"].split()[1:]
    help_text = CliRunner().invoke(app, [words[0], "--help"], env={"COLUMNS": "200"}).output
    assert all(word in help_text for word in words[1:] if word.startswith("--"))


def test_the_unit_is_begun_again_however_often_it_ended() -> None:
    """A database that comes late at boot would leave a server that systemd has given up."""
    unit = Unit(strict=False, interpolation=None)
    unit.read(DEPLOY / "nave.service")
    assert unit["Service"]["Restart"] == "always"
    assert unit["Unit"]["StartLimitIntervalSec"] == "0"


def test_the_unit_lets_the_judge_stand_back() -> None:
    """What comes last counts: without it the judge's processes died of asking for a low priority."""
    lines = (DEPLOY / "nave.service").read_text().splitlines()
    calls = [line.partition("=")[2] for line in lines if line.startswith("SystemCallFilter=")]
    assert calls.index("~@privileged @resources") < calls.index("setpriority")


def test_the_container_is_nobody_with_pinned_packages() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    assert re.search(r"^USER [1-9]\d*$", text, re.MULTILINE)
    assert "--require-hashes" in text
    # A wheel may hold an engine compiled for one Python: the image has to be of that one.
    images = re.findall(r"^FROM (\S+)", text, re.MULTILINE)
    assert len(images) == 2
    assert set(images) == {"docker.io/library/python:${PYTHON}-slim"}
    assert re.search(r"^ARG PYTHON=3\.\d+\nFROM", text, re.MULTILINE)


@pytest.mark.parametrize("file", ["Caddyfile", "nginx.conf"])
def test_proxies_keep_the_figures_to_whoever_runs_the_server(file: str) -> None:
    text = (DEPLOY / file).read_text()
    for path in ("metrics", "readyz", "healthz", "livez"):
        assert path in text
    assert "Strict-Transport-Security" in text


def test_the_bill_of_materials_names_every_pin_with_a_licence() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "sbom.py")], capture_output=True, text=True, check=True
    )
    assert "packages" in done.stdout
    bill = json.loads((ROOT / "build" / "sbom.cdx.json").read_text())
    pins = re.findall(r"^([A-Za-z0-9._-]+)==", (ROOT / "requirements" / "run.txt").read_text(), re.MULTILINE)
    named = {part["name"]: part for part in bill["components"]}
    assert set(pins) <= set(named)
    assert all(named[pin]["properties"] for pin in pins)
    licences = [part["licenses"][0]["license"]["name"] for part in bill["components"]]
    assert licences.count("unknown") <= len(licences) // 10
