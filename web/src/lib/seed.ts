/** Seeds as people type them: a number, or words. */

export function newSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0]);
}

/** The number a table is made with. Words make a fine seed too: the same words, the same number. */
export function seedOf(typed: string): number {
  return /^-?\d{1,15}$/.test(typed.trim()) ? Number(typed) : hashed(typed);
}

function hashed(words: string): number {
  let sum = 2166136261;
  for (const letter of words.trim().toLowerCase()) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return sum;
}
