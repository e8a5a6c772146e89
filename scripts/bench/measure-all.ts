import { ALWAYS, DASHBOARD, PAGES, ROUTE_BUDGETS } from '../bytes.config.ts';
import { Bytes } from '../bytes.ts';
import { step } from '../local/progress.ts';
import { measureFirstPaints } from './first-paint.ts';
import { measureLive } from './live.ts';
import { measureLogIn } from './log-in-times.ts';
import { measureMemory } from './memory.ts';
import { measurePageChanges } from './page-changes.ts';
import { measureReads, READER } from './reads.ts';
import { measureScrolling } from './scrolling.ts';
import type { Stage } from './stage.ts';
import { measureStarts } from './starts.ts';

function measureBytes(dist: string) {
  const bytes = new Bytes(dist, ALWAYS);
  const lines = [
    ...[...PAGES, DASHBOARD].map((page) => bytes.page(page)),
    ...ROUTE_BUDGETS.map((route) => bytes.route(route, DASHBOARD)),
  ];
  return lines.map(({ name, kilobytes, budget }) => ({
    name,
    kilobytes: Math.round(kilobytes * 10) / 10,
    budget,
  }));
}

/** Everything in the order in which one does not disturb the other: the reads leave a large school behind. */
export async function measureAll(stage: Stage) {
  const { browser, app, dist, admin, meter, authPort } = stage;
  return {
    bytes: measureBytes(dist),
    firstPaint: await step('First paints', () => measureFirstPaints(stage)),
    starts: await step('Starts', () => measureStarts(stage)),
    logIn: await step('Log in', () => measureLogIn(stage)),
    pageChanges: await step('Page changes', () => measurePageChanges(stage)),
    live: await step('Live', () => measureLive(stage)),
    reads: await step('Reads', () => measureReads(browser, app, admin.db, meter, authPort)),
    scrolling: await step('Scrolling', () => measureScrolling(browser, app, READER.email, meter)),
    memory: await step('Memory', () => measureMemory(stage)),
    // A poll would read a page of 10 every 30 s.
    specPollReadsPerHour: 1_200,
  };
}

export type Results = Awaited<ReturnType<typeof measureAll>>;
