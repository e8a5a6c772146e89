import { PASSWORD } from '../seed/content.ts';
import { inTurn } from './in-turn.ts';
import { keepSignedIn, logInButton } from './log-in.ts';
import { median, ratio } from './median.ts';
import { newestPosts } from './newest-posts.ts';
import { PARENT } from './parents.ts';
import { type Site, sitesOf } from './sites.ts';
import { PHONE, slowDown } from './slow-down.ts';
import type { Stage } from './stage.ts';
import { watchPages } from './watch.ts';

const RUNS = 5;
/** Between two keys, and from seeing the form to the first of them. */
const KEY_MS = 60;
const LOOK_MS = 1_000;

/**
 * Milliseconds from the press to the first post. Without a worker: it would fetch the whole app over a line that is not slowed
 * down, and leave it where the page finds it.
 */
async function logInOnce({ browser }: Stage, site: Site, posts: readonly string[]): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  try {
    await watchPages(context, posts);
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(site.logIn);
    await page.waitForTimeout(LOOK_MS);
    await page.getByLabel('Email').click();
    await page.keyboard.type(PARENT, { delay: KEY_MS });
    await page.getByLabel('Password', { exact: true }).click();
    await page.keyboard.type(PASSWORD, { delay: KEY_MS });
    await keepSignedIn(page);
    const [took] = await Promise.all([
      page.evaluate(async () => {
        const pressed = await watch.pressed();
        return (await firstPost) - pressed;
      }),
      logInButton(page).click(),
    ]);
    return took;
  } finally {
    await context.close();
  }
}

/** From the press of "Log In" to the first post, on a slow phone on slow 4G, beside the bare page. */
export async function measureLogIn(stage: Stage) {
  const posts = await newestPosts(stage.admin.db);
  const sites = sitesOf(stage);
  const times = await inTurn(RUNS, {
    bare: () => logInOnce(stage, sites.bare, posts),
    app: () => logInOnce(stage, sites.app, posts),
  });
  const [bare, app] = [Math.round(median(times.bare)), Math.round(median(times.app))];
  return { toBareRatio: ratio(app, bare), medianMs: { bare, app } };
}
