"""Let masked PPO learn in a throw-away environment, and see that it comes to beat random answers.

    python -m scripts.try_masked_ppo

The library brings PyTorch, which nothing else here needs: some minutes to fetch, a minute or two to learn.
"""

import re
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIBRARY = "sb3-contrib==2.9.2"
STEPS = "60000"
# Share of games won in the last twentieth of the steps; in the first it is about a half.
WON = 0.7
MINUTES = 40


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="nave-ppo-") as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / "bin" / "python")
        print(f"fetching {LIBRARY} ...", flush=True)
        install = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", LIBRARY]
        subprocess.run(install, check=True, timeout=MINUTES * 60)
        packages = next(Path(folder).glob("lib/python*/site-packages"))
        # What is installed here (the engine, compiled, and its environments) is found after what is there.
        beside = [path for path in sys.path if path.endswith("site-packages")]
        (packages / "beside.pth").write_text("\n".join([str(ROOT / "src"), *beside]), encoding="utf-8")
        learn = [python, str(ROOT / "examples" / "masked_ppo.py"), "basilica", STEPS]
        told: list[str] = []
        with subprocess.Popen(learn, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for line in process.stdout:
                print(line, end="", flush=True)
                told.append(line)
    won = [float(share) for share in re.findall(r"won ([\d.]+)", "".join(told))]
    if not won or won[-1] < WON:
        sys.exit(f"it won {won[-1] if won else 'no game'} in the end, not {WON}")


if __name__ == "__main__":
    main()
