import { Unreachable } from "../api";

const WAITS = [400, 1200, 3000];

/** Submissions carry their own name, so after a drop the same one may simply be sent again. */
export async function patiently<T>(send: () => Promise<T>): Promise<T> {
  for (const wait of WAITS) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return send();
}
