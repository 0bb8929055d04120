/** Pieces travel from where they were to where they are. Driven by events; the view is already the new one. */

import type { GameEvent, Show } from "../../lib/board";
import { Stage } from "../../lib/motion";
import { diceOn } from "./data";
import { CELL_H, CELL_W, cellAt, diePlace, middle, onTrack, polar, stepsBetween } from "./geometry";
import type { CathedralView } from "./types";

/** Milliseconds: one step of a die, one roll, one flight, the pause between two things. */
const STEP = 210;
const ROLL = 520;
const FLIGHT = 480;
const PAUSE = 120;
/** However much happened, the story is told within this time. */
const LONGEST = 6000;

class Scene extends Stage {
  /** The piece that goods come from: the last one that was used. */
  source = "";

  constructor(
    root: HTMLElement,
    readonly before: CathedralView,
    held: boolean,
  ) {
    super(root, FLIGHT, held);
  }
}

/** Plays the events; the result stops everything at once. */
export function tell(
  root: HTMLElement,
  before: CathedralView,
  after: CathedralView,
  events: GameEvent[],
  staged?: (show: Show) => void,
): () => void {
  const scene = new Scene(root, before, staged !== undefined);
  const die = after.this_turn.die ?? before.this_turn.die;
  const space = die ? (before.market.dice[die]?.space ?? 0) : 0;
  if (space) scene.source = `[data-tile="${space - 1}"]`;
  for (const event of events) {
    scene.starts.push(scene.clock);
    if (scene.clock <= LONGEST) TELLERS[event.kind]?.(scene, event.data, event.rule);
  }
  staged?.(scene);
  return () => scene.stop();
}

type Teller = (scene: Scene, data: Record<string, unknown>, rule: string) => void;

const piece = (name: string): string => `[data-piece="${name}"]`;

const TELLERS: Record<string, Teller> = {
  move_die(scene, data) {
    const die = String(data.die);
    const el = scene.root.querySelector(`[data-die="${die}"]`);
    const from = Number(data.from) - 1;
    const to = Number(data.to) - 1;
    const steps = stepsBetween(from, to);
    scene.source = `[data-tile="${to}"]`;
    if (!el) return;
    const end = el.getAttribute("transform") ?? "";
    // It leaves from the very place where it stood among the others.
    const there = diceOn(scene.before, from).map((one) => one.color);
    const start = diePlace(from, Math.max(there.indexOf(die), 0), Math.max(there.length, 1));
    const frames: Keyframe[] = [{ transform: `translate(${start.x}px, ${start.y}px)`, easing: "ease-in-out" }];
    for (let k = 1; k < steps; k++) {
      const [x, y] = polar(100, middle(from + k));
      frames.push({ transform: `translate(${x}px, ${y}px)`, easing: "ease-in-out" });
    }
    frames.push({ transform: end.replace(/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/, "translate($1px, $2px)") });
    scene.run(el, frames, steps * STEP, "linear");
    scene.clock += steps * STEP + PAUSE;
  },

  roll_space(scene) {
    scene.clock += PAUSE;
  },

  roll(scene, data) {
    const el = scene.root.querySelector(`[data-die="${String(data.die)}"] .body`);
    if (!el) return;
    scene.run(
      el,
      [
        { transform: "rotate(0deg) scale(1)" },
        { transform: "rotate(200deg) scale(1.28)", offset: 0.4 },
        { transform: "rotate(350deg) scale(1.05)", offset: 0.8 },
        { transform: "rotate(360deg) scale(1)" },
      ],
      ROLL,
    );
    scene.clock += ROLL / 3;
  },

  activate(scene, data) {
    scene.source = piece(`shop:${String(data.space)}`);
    scene.flash(scene.find(scene.source));
  },

  influence(scene, data) {
    scene.source = `[data-influence="${String(data.group ?? "")}"]`;
    if (data.action) scene.flash(scene.find(piece(`action:${String(data.action)}`)));
  },

  gain(scene, data, rule) {
    const player = Number(data.player);
    const resource = String(data.resource);
    const from = rule.startsWith("build.") ? "" : scene.source;
    const start = scene.find(from) ?? scene.find(piece(`supply:${resource}`)) ?? scene.root.querySelector(".supply");
    for (let k = 0; k < Math.min(Number(data.amount), 6); k++) {
      scene.fly(`r-${resource}`, start, holder(scene, player, resource), k * 80);
    }
    arrive(scene, player, resource, Number(data.amount));
    scene.clock += FLIGHT * 0.7;
  },

  pay(scene, data) {
    const resource = String(data.resource);
    const to = scene.find(piece(`supply:${resource}`)) ?? scene.root.querySelector(".supply");
    for (let k = 0; k < Math.min(Number(data.amount), 6); k++) {
      scene.fly(`r-${resource}`, holder(scene, Number(data.player), resource), to, k * 80);
    }
    scene.clock += FLIGHT * 0.5;
  },

  deliver(scene, data) {
    const resource = String(data.resource);
    const to = scene.find(piece(`section:${String(data.section)}`));
    scene.fly(`r-${resource}`, holder(scene, Number(data.player), resource), to, 0);
    scene.clock += FLIGHT * 0.8;
  },

  claim(scene, data) {
    const banner = scene.find(`${piece(`section:${String(data.section)}`)} .claimed-by`);
    scene.drop(banner, -70);
    scene.clock += FLIGHT;
  },

  tile(scene, data) {
    const el = scene.find(`${piece(`shop:${String(data.space)}`)} .tl`);
    if (el)
      scene.run(
        el,
        [
          { transform: "translateY(-40px) scale(1.5)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        FLIGHT,
      );
    scene.clock += FLIGHT * 0.7;
  },

  finish(scene, data) {
    const there = piece(`section:${String(data.section)}`);
    const arch = scene.find(`${there} .arch`);
    if (arch) {
      scene.run(
        arch,
        [
          { clipPath: "inset(100% -20% 0 -20%)", transform: "translateY(6px)" },
          { clipPath: "inset(-20% -20% 0 -20%)", transform: "translateY(0)" },
        ],
        900,
      );
    }
    scene.drop(scene.find(`${there} .flag`), -24);
    scene.clock += 700;
  },

  decorate(scene, data) {
    scene.drop(scene.find(`${piece(`section:${String(data.section)}`)} .orn`), -60);
    scene.clock += FLIGHT;
  },

  penalty(scene, data) {
    const el = scene.find(`${piece(`section:${String(data.section)}`)} .fine`);
    if (el)
      scene.run(
        el,
        [0, -4, 4, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
        450,
      );
    scene.clock += PAUSE;
  },

  score(scene, data) {
    const el = scene.root.querySelector(`[data-marker="${Number(data.player)}"]`);
    const from = Number(data.from);
    const to = Number(data.to);
    if (!el) return;
    const step = Math.sign(to - from) * Math.max(1, Math.ceil(Math.abs(to - from) / 14));
    const frames: Keyframe[] = [];
    for (let at = from; step > 0 ? at < to : at > to; at += step) frames.push(onCell(at));
    frames.push(onCell(to));
    const time = Math.min(90 * frames.length + 120, 900);
    scene.run(el, frames, time);
    scene.clock += time * 0.6;
  },

  swap(scene, data) {
    const spaces = (data.spaces as number[] | undefined) ?? [];
    const [a, b] = spaces.map((n) => n - 1);
    if (a === undefined || b === undefined) return;
    for (const [at, was] of [
      [a, b],
      [b, a],
    ] as const) {
      const el = scene.find(`[data-tile="${at}"]`);
      const [x0, y0] = polar(149.5, middle(was));
      const [x1, y1] = polar(149.5, middle(at));
      if (el)
        scene.run(
          el,
          [{ transform: `translate(${x0}px, ${y0}px)` }, { transform: `translate(${x1}px, ${y1}px)` }],
          700,
        );
    }
    scene.clock += 700;
  },
};

function onCell(score: number): Keyframe {
  const [x, y] = cellAt(onTrack(score, 80).cell);
  return { transform: `translate(${x + CELL_W / 2}px, ${y + CELL_H / 2}px)` };
}

/** Where a player's goods lie: the own inventory, otherwise the player's line anywhere on the page. */
function holder(scene: Scene, player: number, resource: string): Element | null {
  const own = scene.root.querySelector(`[data-inventory="${player}"]`);
  if (own) {
    if (resource === "ruble" || resource === "recognition")
      return scene.root.querySelector(`[data-rubles="${player}"]`);
    const cells = own.querySelectorAll(piece(`good:${resource}`));
    return cells[cells.length - 1] ?? own;
  }
  return document.querySelector(`[data-player="${player}"]`);
}

/** Goods that fly in are seen in their spaces only when they are there. */
function arrive(scene: Scene, player: number, resource: string, amount: number): void {
  const cells = [...scene.root.querySelectorAll(`[data-inventory="${player}"] ${piece(`good:${resource}`)} .ic`)];
  for (const [k, cell] of cells.slice(-amount).entries()) {
    scene.run(cell, [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], FLIGHT + k * 80);
  }
}
