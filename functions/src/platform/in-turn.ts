const last = new Map<string, Promise<unknown>>();

/**
 * Runs the work of one subject one after the other, as far as this copy of the function goes. A limit that counts
 * failures counts each before the next one begins: a thousand tries at once would else all find it unused; and those who
 * count the same thing anew do not contend for it. How many wait is bounded by how many calls the platform gives one copy
 * (80), so nobody is turned away.
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

const waiting = new Map<string, Promise<unknown>>();

/**
 * The same for work that looks at what is there when it begins: whoever comes while it waits for its turn has nothing to
 * add, and shares it. So hundreds who change one thing at once cost a few looks at it.
 */
export function inSharedTurn<T>(subject: string, work: () => Promise<T>): Promise<T> {
  const shared = waiting.get(subject);
  // A subject names one kind of work, whose answer it is.
  if (shared !== undefined) return shared as Promise<T>;
  const mine = inTurn(subject, () => {
    waiting.delete(subject);
    return work();
  });
  waiting.set(subject, mine);
  return mine;
}

/**
 * The same for work on some parts of a subject: parts that are named while it waits for its turn are worked on together.
 * @param of what subjects these are; each kind has turns of its own
 */
export function gathered(of: string, work: (subject: string, parts: readonly string[]) => Promise<void>) {
  const due = new Map<string, Set<string>>();
  return (subject: string, parts: readonly string[]): Promise<void> => {
    const mine = due.get(subject) ?? new Set();
    for (const part of parts) mine.add(part);
    due.set(subject, mine);
    return inSharedTurn(`${of} of ${subject}`, () => {
      due.delete(subject);
      return work(subject, [...mine]);
    });
  };
}
