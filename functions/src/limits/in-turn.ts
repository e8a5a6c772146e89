const last = new Map<string, Promise<unknown>>();

/**
 * Runs the work of one subject one after the other, as far as this copy of the function goes. A limit that counts
 * failures counts each before the next one begins: a thousand tries at once would else all find it unused. How many wait
 * is bounded by how many calls the platform gives one copy (80), so nobody is turned away.
 */
export async function inTurn<T>(subject: string, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(subject) ?? Promise.resolve()).then(work);
  const settled = mine.catch(() => undefined);
  last.set(subject, settled);
  try {
    return await mine;
  } finally {
    if (last.get(subject) === settled) last.delete(subject);
  }
}
