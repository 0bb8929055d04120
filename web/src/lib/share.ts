/**
 * What is told anew after every answer is mostly what was known: parts that say the same stay the same objects, so
 * that nothing that draws them is worked out again.
 */

/** The newer of two, with all the parts of the older one that say the same; the older one itself if all does. */
export function share<T>(old: unknown, now: T): T {
  if (typeof old !== "object" || typeof now !== "object" || old === null || now === null || old === now) return now;
  if (now instanceof Set) return (old instanceof Set && sameSet(old, now) ? old : now) as T;
  if (Array.isArray(now) !== Array.isArray(old) || Object.getPrototypeOf(now) !== Object.getPrototypeOf(old))
    return now;
  if (!Array.isArray(now) && Object.getPrototypeOf(now) !== Object.prototype) return now;
  const before = old as Record<string, unknown>;
  const parts = now as Record<string, unknown>;
  const keys = Object.keys(parts);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = share(before[key], parts[key]);
    if (part !== parts[key]) parts[key] = part;
    if (!Object.is(part, before[key]) || !(key in before)) same = false;
  }
  return same ? (old as T) : now;
}

function sameSet(old: Set<unknown>, now: Set<unknown>): boolean {
  return old.size === now.size && [...now].every((one) => old.has(one));
}

/** For a derived value: hands on what it gave last while the new one says the same. */
export function steady<T>(): (now: T) => T {
  let kept: T | undefined;
  return (now) => (kept = share(kept, now));
}
