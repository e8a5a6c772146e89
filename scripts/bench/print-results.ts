import type { Results } from './measure-all.ts';
import type { Starts } from './starts.ts';

const startRows = (name: string, { bare, app, firstPostToBareRatio, firstPaintToBareRatio }: Starts) => [
  {
    start: `${name}, first post (ms)`,
    bare: bare.firstPost,
    app: app.firstPost,
    ratio: firstPostToBareRatio,
  },
  {
    start: `${name}, first paint (ms)`,
    bare: bare.firstPaint,
    app: app.firstPaint,
    ratio: firstPaintToBareRatio,
  },
  { start: `${name}, long tasks between`, bare: bare.longTasks.count, app: app.longTasks.count },
  { start: `${name}, longest of them (ms)`, bare: bare.longTasks.longestMs, app: app.longTasks.longestMs },
];

/** Prints what was measured as tables. */
export function printResults(results: Results): void {
  const { firstPaint, starts, logIn } = results;
  const { bare, landing, logIn: logInPaint } = firstPaint.medianMs;
  console.table(results.bytes);
  console.log('First paint of public pages, cold, slow 4G, CPU 4×, in ms, beside a bare shell');
  console.table([
    { page: '/', bare, app: landing, ratio: firstPaint.landingToBareRatio },
    { page: '/login', bare, app: logInPaint, ratio: firstPaint.logInToBareRatio },
  ]);
  console.log('Signed in, slow 4G, CPU 4×, beside a bare feed');
  console.table([
    ...startRows('Cold', starts.cold),
    ...startRows('Warm', starts.warm),
    { start: 'Log in to first post (ms)', ...logIn.medianMs, ratio: logIn.toBareRatio },
  ]);
  console.log('From the press of a link that was pointed at to the whole page, CPU 4×');
  console.table(results.pageChanges);
  console.log('To another parent’s screen, not slowed down');
  console.table([results.live]);
  console.log('Documents read');
  console.table(results.reads);
  console.log('1,000 posts scrolled, CPU 4×');
  console.table([results.scrolling]);
  console.log('What one page holds');
  console.table(results.memory);
}
