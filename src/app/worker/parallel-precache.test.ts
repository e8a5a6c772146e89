import { afterAll, expect, it, vi } from 'vitest';
import { type LifeEvent, ParallelPrecache } from './parallel-precache';

const ORIGIN = 'https://school.test';
const INSTALL = { type: 'install' } as LifeEvent;

// The library looks for the world of a worker as soon as it is there.
vi.hoisted(() => {
  vi.stubGlobal('self', { __WB_DISABLE_DEV_LOGS: true });
  vi.stubGlobal('location', new URL('https://school.test/sw.js'));
});
afterAll(() => vi.unstubAllGlobals());

/** Files of a build whose fetching ends when a test says so. */
function someFiles(count: number) {
  const urls = Array.from({ length: count }, (_, index) => `${ORIGIN}/assets/${index}.js`);
  const precache = new ParallelPrecache([
    { url: `${ORIGIN}/app.html`, revision: 'abc' },
    ...urls.map((url) => ({ url, revision: null })),
  ]);
  const asked: { request: Request; cacheKey: string; end(error?: Error): void }[] = [];
  vi.spyOn(precache.strategy, 'handleAll').mockImplementation((options) => {
    const { request, params } = options as { request: Request; params: { cacheKey: string } };
    const answer = new Promise<Response>((resolve, reject) => {
      const end = (error?: Error) => (error ? reject(error) : resolve(new Response()));
      asked.push({ request, cacheKey: params.cacheKey, end });
    });
    return [answer, answer.then(() => undefined)];
  });
  return { precache, asked, addresses: [`${ORIGIN}/app.html`, ...urls] };
}

/** Lets what has come be taken on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('fetches each file once, six at a time', async () => {
  const { precache, asked, addresses } = someFiles(20);
  const kept = vi.fn<() => void>();
  const done = precache.fill(INSTALL).then(kept);
  for (let ended = 0; ended < addresses.length; ended++) {
    await settle();
    expect(asked).toHaveLength(Math.min(ended + 6, addresses.length));
    expect(kept).not.toHaveBeenCalled();
    asked[ended]?.end();
  }
  await done;
  expect(asked.map(({ request }) => request.url)).toEqual(addresses);
});

it('asks past the browser’s own cache for what has no hash in its name, and keeps it under its revision', async () => {
  const { precache, asked } = someFiles(1);
  const done = precache.fill(INSTALL);
  expect(asked.map(({ request, cacheKey }) => [request.cache, cacheKey])).toEqual([
    ['reload', `${ORIGIN}/app.html?__WB_REVISION__=abc`],
    ['default', `${ORIGIN}/assets/0.js`],
  ]);
  for (const { end } of asked) end();
  await done;
});

it('fails when a file can’t be had', async () => {
  const { precache, asked } = someFiles(3);
  const done = precache.fill(INSTALL);
  asked[2]?.end(new Error('gone'));
  await expect(done).rejects.toThrow('gone');
});
