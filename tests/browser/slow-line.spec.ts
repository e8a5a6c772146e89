import { expect, test } from './support/fixtures.ts';

const idle = () => new Promise((resolve) => requestIdleCallback(resolve));

test('the log-in form comes before everything that it does not need', async ({ person }) => {
  const { page } = await person();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // On a slow line the form's own code is what comes last.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  await page.route(/\/assets\/auth-[^/]*\.js$/, async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  await page.goto('/login');
  await expect.poll(() => held).toBeGreaterThan(0);
  await page.evaluate(idle);
  await page.evaluate(idle);
  // The worker fetches the whole app.
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers()).toBe(0);
  expect(asked.filter((path) => /service-worker/.test(path))).toEqual([]);

  release();
  await expect(page.getByLabel('Email')).toBeVisible();
  const code = asked.filter((path) => path.startsWith('/assets/'));
  expect(code.length).toBeGreaterThan(5);
  expect(code.filter((path, index) => code.indexOf(path) !== index)).toEqual([]);
  const unneeded = /storage|callables|dialog|menu|feed|events|notifications|admin|encode|uqr|chrono/;
  expect(code.filter((path) => unneeded.test(path))).toEqual([]);
  // Then it has its turn.
  await expect.poll(workers).toBe(1);
});
