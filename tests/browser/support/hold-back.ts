import type { Page } from '@playwright/test';

/** Keeps back what matches, as a slow line does, until the test lets it come or fail. */
export async function holdBack(page: Page, what: string | RegExp) {
  let end = (_how: 'continue' | 'abort') => {};
  const decided = new Promise<'continue' | 'abort'>((resolve) => {
    end = resolve;
  });
  let asked = 0;
  await page.route(what, async (route) => {
    asked += 1;
    await route[await decided]();
  });
  return { end, asked: () => asked };
}
