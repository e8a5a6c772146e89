/** Calls of one subject that may wait at this copy of the function before others are turned away. */
const MOST_WAITING = 20;

interface Turn {
  last: Promise<unknown>;
  waiting: number;
}

const turns = new Map<string, Turn>();

/**
 * Runs the work of one subject one after the other, as far as this copy of the function goes. A limit that counts
 * failures counts each before the next one begins: a thousand tries at once would else all find it unused.
 * @returns null when too many wait already
 */
export async function inTurn<T>(subject: string, work: () => Promise<T>): Promise<T | null> {
  const turn = turns.get(subject) ?? { last: Promise.resolve(), waiting: 0 };
  if (turn.waiting >= MOST_WAITING) return null;
  turns.set(subject, turn);
  turn.waiting += 1;
  const mine = turn.last.then(work);
  turn.last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    turn.waiting -= 1;
    if (turn.waiting === 0) turns.delete(subject);
  }
}
