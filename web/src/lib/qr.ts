/** QR codes of links: bytes, error correction M, as small as the text allows (up to 213 bytes). */

// For versions 1 to 10: error correction codewords of a block, blocks, data codewords of the first ones.
const EC = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const DATA = [16, 28, 44, 64, 86, 108, 124, 154, 182, 216];
const ALIGN = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const MASKS: ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/** The dark modules, row by row; `mask` is chosen by the standard's penalties unless given. */
export function qr(text: string, mask?: number): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = DATA.findIndex((room, at) => bytes.length + (at < 9 ? 2 : 3) <= room) + 1;
  if (version === 0) throw new Error(`too long for a QR code: ${bytes.length} bytes`);
  const codewords = interleave(pack(bytes, version), version);
  if (mask !== undefined) return draw(codewords, version, mask);
  const all = MASKS.map((_, one) => draw(codewords, version, one));
  const costs = all.map(penalty);
  return all[costs.indexOf(Math.min(...costs))] as boolean[][];
}

function pack(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const room = (DATA[version - 1] ?? 0) * 8;
  put(0, Math.min(4, room - bits.length));
  while (bits.length % 8) bits.push(0);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product & 0xff;
}

/** Reed-Solomon remainder of a block. */
function correction(block: number[], length: number): number[] {
  const generator = new Array<number>(length).fill(0);
  generator[length - 1] = 1;
  for (let step = 0, root = 1; step < length; step++, root = times(root, 2)) {
    for (let at = 0; at < length; at++) generator[at] = times(generator[at] ?? 0, root) ^ (generator[at + 1] ?? 0);
  }
  const rest = new Array<number>(length).fill(0);
  for (const value of block) {
    const factor = value ^ (rest.shift() ?? 0);
    rest.push(0);
    generator.forEach((one, at) => (rest[at] = (rest[at] ?? 0) ^ times(one, factor)));
  }
  return rest;
}

function interleave(data: number[], version: number): number[] {
  const count = BLOCKS[version - 1] ?? 1;
  const short = Math.floor(data.length / count);
  const long = data.length % count;
  let from = 0;
  const blocks = Array.from({ length: count }, (_, at) =>
    data.slice(from, (from += short + (at >= count - long ? 1 : 0))),
  );
  const checks = blocks.map((block) => correction(block, EC[version - 1] ?? 0));
  const columns = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) =>
      rows.flatMap((row) => row.slice(at, at + 1)),
    ).flat();
  return [...columns(blocks), ...columns(checks)];
}

/** Remainder of a BCH code, as formats and versions carry it. */
function bch(value: number, generator: number, length: number): number {
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit--)
    if ((rest >> bit) & 1) rest ^= generator << (bit - length);
  return (value << length) | rest;
}

function draw(codewords: number[], version: number, mask: number): boolean[][] {
  const size = version * 4 + 17;
  const grid: boolean[][] = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const taken: boolean[][] = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (row: number, column: number, dark: boolean) => {
    if (row < 0 || column < 0 || row >= size || column >= size) return;
    (grid[row] as boolean[])[column] = dark;
    (taken[row] as boolean[])[column] = true;
  };
  const square = (row: number, column: number, reach: number, light: number[]) => {
    for (let a = -reach; a <= reach; a++)
      for (let b = -reach; b <= reach; b++)
        set(row + a, column + b, !light.includes(Math.max(Math.abs(a), Math.abs(b))));
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, [2, 4]);
  const places = ALIGN[version - 1] ?? [];
  const last = places.length - 1;
  places.forEach((row, a) =>
    places.forEach((column, b) => {
      if ((a === 0 && b === 0) || (a === 0 && b === last) || (a === last && b === 0)) return;
      square(row, column, 2, [1]);
    }),
  );
  // Level M is written as 0, so the format is the mask alone.
  const format = bch(mask, 0x537, 10) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((format >> bit) & 1) === 1;
    set(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, dark);
    set(8, bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit, dark);
  }
  set(size - 8, 8, true);
  if (version >= 7) {
    const number = bch(version, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit++) {
      const [a, b] = [Math.floor(bit / 3), (bit % 3) + size - 11];
      set(a, b, ((number >> bit) & 1) === 1);
      set(b, a, ((number >> bit) & 1) === 1);
    }
  }
  const hides = MASKS[mask] ?? (() => false);
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const row = upward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (taken[row]?.[column]) continue;
        const dark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
        (grid[row] as boolean[])[column] = dark !== hides(row, column);
      }
    }
  }
  return grid;
}

/** How hard a code is to read: long runs, squares, what looks like a corner, too much of one shade. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  const turned = grid.map((_, at) => grid.map((row) => row[at] ?? false));
  let cost = 0;
  for (const line of [...grid, ...turned]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2;
    for (let at = 0; at + 11 <= size; at++) {
      const part = text.slice(at, at + 11);
      if (part === "10111010000" || part === "00001011101") cost += 40;
    }
  }
  for (let row = 1; row < size; row++) {
    for (let column = 1; column < size; column++) {
      const here = grid[row]?.[column];
      if (here === grid[row]?.[column - 1] && here === grid[row - 1]?.[column] && here === grid[row - 1]?.[column - 1])
        cost += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length;
  return cost + Math.floor(Math.abs((dark * 100) / (size * size) - 50) / 5) * 10;
}
