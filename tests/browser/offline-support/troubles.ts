import type { BrowserContext, Route } from '@playwright/test';
import { WRITE_REFUSED } from '../support/problems.ts';

const COMMITS = '**/documents:commit**';

/** What happens to a write on its way. */
export interface Trouble {
  name: string;
  /** What the browser says of it. */
  complaints: RegExp[];
  meet(route: Route): Promise<void>;
}

/** The server says this instead of writing. */
const answers = (name: string, status: number, code: string): Trouble => ({
  name,
  complaints: [new RegExp(`status of ${status}`)],
  meet: (route) =>
    route.fulfill({
      status,
      headers: {
        'access-control-allow-origin': route.request().headers().origin ?? '',
        'access-control-allow-credentials': 'true',
      },
      json: { error: { code: status, status: code, message: name } },
    }),
});

export const TROUBLES: Trouble[] = [
  {
    name: 'the answer is lost',
    // The next try finds it written already.
    complaints: [/ERR_CONNECTION_RESET/, WRITE_REFUSED],
    async meet(route) {
      // It is written, and nobody hears of it.
      await route.fetch();
      await route.abort('connectionreset');
    },
  },
  {
    name: 'the backend is gone before it writes',
    complaints: [/ERR_CONNECTION_REFUSED/],
    meet: (route) => route.abort('connectionrefused'),
  },
  answers('the quota is used up', 429, 'RESOURCE_EXHAUSTED'),
  answers('the backend is starting', 503, 'UNAVAILABLE'),
  {
    name: 'the answer takes longer than anybody waits',
    complaints: [],
    async meet(route) {
      // It is a slow line that is tried here.
      await new Promise((resolve) => setTimeout(resolve, 6_000));
      await route.continue();
    },
  },
];

/** What a request writes to. */
function written(route: Route): string {
  const { writes = [] } = route.request().postDataJSON() as {
    writes?: { update?: { name: string }; delete?: string; transform?: { document: string } }[];
  };
  return writes.map((one) => one.update?.name ?? one.delete ?? one.transform?.document).join(' ');
}

/** Lets the first try of every write meet this trouble, and the later ones pass. Tells how many met it. */
export async function everyFirstTry(context: BrowserContext, trouble: Trouble): Promise<() => number> {
  const seen = new Set<string>();
  await context.route(COMMITS, async (route) => {
    const what = written(route);
    if (what === '' || seen.has(what)) return route.continue();
    seen.add(what);
    await trouble.meet(route);
  });
  return () => seen.size;
}

/** Lets no write through until the returned function is called. */
export async function noWrite(context: BrowserContext): Promise<() => Promise<void>> {
  const refuse = (route: Route) => route.abort('connectionrefused');
  await context.route(COMMITS, refuse);
  return () => context.unroute(COMMITS, refuse);
}
