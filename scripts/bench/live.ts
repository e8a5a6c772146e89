import type { Page } from '@playwright/test';
import { logIn } from './log-in.ts';
import { median } from './median.ts';
import { LIVE } from './parents.ts';
import { PHONE } from './slow-down.ts';
import type { Stage } from './stage.ts';
import { watchPages } from './watch.ts';

/** A parent may write thirty posts in a day. */
const RUNS = 20;

/** Milliseconds from the press to another parent's screen; medians of 20. */
export interface Live {
  postMs: number;
  likeMs: number;
}

async function openHome({ browser, app }: Stage, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE });
  await watchPages(context);
  const page = await context.newPage();
  await logIn(page, app, email);
  await page.getByRole('article').first().waitFor();
  return page;
}

const postWith = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text }).first();
const pressIn = (page: Page) => page.evaluate(() => watch.pressed());

/** What comes in waits behind a button over the feed, which says so: that is when the other parent sees it. */
async function post(writer: Page, reader: Page, text: string): Promise<number> {
  await writer.getByLabel('What would you like to share or ask?').fill(text);
  const [shown, pressed] = await Promise.all([
    reader.evaluate(() => watch.shown(['1 new post'])),
    pressIn(writer),
    writer.getByRole('button', { name: 'Post', exact: true }).click(),
  ]);
  await reader.getByRole('button', { name: '1 new post' }).click();
  await postWith(reader, text).waitFor();
  return shown - pressed;
}

async function like(reader: Page, writer: Page, text: string): Promise<number> {
  const [changed, pressed] = await Promise.all([
    writer.evaluate((one) => watch.likesChanged(one), text),
    pressIn(reader),
    postWith(reader, text).getByRole('button', { name: /^Like/ }).click(),
  ]);
  return changed - pressed;
}

/** How long a post and a like take to another parent's screen, on a line that is not slowed down. */
export async function measureLive(stage: Stage): Promise<Live> {
  const writer = await openHome(stage, LIVE.writer);
  const reader = await openHome(stage, LIVE.reader);
  try {
    const posts: number[] = [];
    const likes: number[] = [];
    for (let run = 1; run <= RUNS; run += 1)
      posts.push(await post(writer, reader, `Live post number ${run}.`));
    // Given and taken back in turn, each of which changes the number.
    for (let run = 1; run <= RUNS; run += 1)
      likes.push(await like(reader, writer, `Live post number ${RUNS}.`));
    return { postMs: Math.round(median(posts)), likeMs: Math.round(median(likes)) };
  } finally {
    await writer.context().close();
    await reader.context().close();
  }
}
