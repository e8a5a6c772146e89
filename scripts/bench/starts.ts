import type { Page } from '@playwright/test';
import { firstPaintOf } from './first-paint.ts';
import { inTurn } from './in-turn.ts';
import { type Installed, install, leave } from './installed.ts';
import { keptSignIn } from './kept-sign-in.ts';
import { type LongTasks, longTasksOf } from './long-tasks.ts';
import { median, ratio } from './median.ts';
import { newestPosts } from './newest-posts.ts';
import { sitesOf } from './sites.ts';
import { PHONE, slowDown } from './slow-down.ts';
import type { Stage } from './stage.ts';
import { watchPages } from './watch.ts';

const RUNS = 5;

/** Milliseconds since the page began to be opened. */
interface Start {
  firstPaint: number;
  firstPost: number;
  longTasks: LongTasks;
}

/** Medians of the starts of the app beside those of the bare page. */
export interface Starts {
  firstPostToBareRatio: number;
  firstPaintToBareRatio: number;
  bare: Start;
  app: Start;
}

/** Opens a page on a slow phone and waits for the first post. */
async function start(page: Page, url: string): Promise<Start> {
  await slowDown(page);
  await page.goto(url, { waitUntil: 'commit' });
  const firstPost = await page.evaluate(async () => (await globalThis.firstPost) - performance.timeOrigin);
  const firstPaint = await firstPaintOf(page);
  return { firstPaint, firstPost, longTasks: await longTasksOf(page, firstPaint, firstPost) };
}

function middle(starts: readonly Start[]): Start {
  const of = (value: (start: Start) => number) => Math.round(median(starts.map(value)));
  return {
    firstPaint: of(({ firstPaint }) => firstPaint),
    firstPost: of(({ firstPost }) => firstPost),
    longTasks: {
      count: of(({ longTasks }) => longTasks.count),
      longestMs: of(({ longTasks }) => longTasks.longestMs),
    },
  };
}

function compared(starts: Record<'bare' | 'app', Start[]>): Starts {
  const [bare, app] = [middle(starts.bare), middle(starts.app)];
  return {
    firstPostToBareRatio: ratio(app.firstPost, bare.firstPost),
    firstPaintToBareRatio: ratio(app.firstPaint, bare.firstPaint),
    bare,
    app,
  };
}

/** A device that keeps the sign-in, and has nothing else of the site. */
async function measureCold(stage: Stage, posts: readonly string[]): Promise<Starts> {
  const { browser } = stage;
  const sites = sitesOf(stage);
  const visit = async (name: keyof typeof sites) => {
    const storageState = kept[name];
    const context = await browser.newContext({ storageState, viewport: PHONE });
    try {
      await watchPages(context, posts);
      return await start(await context.newPage(), sites[name].home);
    } finally {
      await context.close();
    }
  };
  const kept = {
    bare: await keptSignIn(browser, sites.bare, posts),
    app: await keptSignIn(browser, sites.app, posts),
  };
  return compared(await inTurn(RUNS, { bare: () => visit('bare'), app: () => visit('app') }));
}

/** The site opened anew on a device on which it has been before; the app is under its worker. */
async function measureWarm(stage: Stage, posts: readonly string[]): Promise<Starts> {
  const sites = sitesOf(stage);
  const devices: Installed[] = [];
  const visitorOf = async (name: keyof typeof sites) => {
    const device = await install(sites[name], posts);
    devices.push(device);
    return async () => {
      const page = await device.context.newPage();
      const times = await start(page, sites[name].home);
      await leave(page);
      return times;
    };
  };
  try {
    const visits = { bare: await visitorOf('bare'), app: await visitorOf('app') };
    return compared(await inTurn(RUNS, visits));
  } finally {
    for (const device of devices) await device.remove();
  }
}

/** From the navigation to the first post on the screen of a slow phone on slow 4G, signed in, cold and warm. */
export async function measureStarts(stage: Stage): Promise<Record<'cold' | 'warm', Starts>> {
  const posts = await newestPosts(stage.admin.db);
  return { cold: await measureCold(stage, posts), warm: await measureWarm(stage, posts) };
}
