import type { Decided } from './rule-reads.ts';

type Request = Pick<Decided, 'method' | 'path'>;

const keyOf = ({ method, path }: Request): string => `${method} ${path}`;

/**
 * How many listeners of each kind are open: the local backend asks its rules about all of them anew whenever one is added, so
 * each stands in the list many times. Lists of one collection follow each other, and are as many as ever did.
 */
export function openListeners(decided: readonly Request[]): Map<string, number> {
  const open = new Map<string, number>();
  let [key, run] = ['', 0];
  for (const request of decided) {
    if (request.method !== 'get' && request.method !== 'list') continue;
    run = keyOf(request) === key ? run + 1 : 1;
    key = keyOf(request);
    open.set(key, Math.max(open.get(key) ?? 0, run));
  }
  return open;
}

/** Those that were not open before, each as often as it is new. */
export function newListeners<R extends Request>(
  decided: readonly R[],
  before: ReadonlyMap<string, number>,
): R[] {
  const samples = new Map(decided.map((request) => [keyOf(request), request]));
  return [...openListeners(decided)].flatMap(([key, count]) => {
    const sample = samples.get(key);
    const fresh = count - (before.get(key) ?? 0);
    return sample && fresh > 0 ? Array.from({ length: fresh }, () => sample) : [];
  });
}
