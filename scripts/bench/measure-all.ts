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
const partsOf = (stage: Stage) => {
  const { browser, app, dist, admin, meter, authPort } = stage;
  return {
    bytes: async () => measureBytes(dist),
    firstPaint: () => step('First paints', () => measureFirstPaints(stage)),
    starts: () => step('Starts', () => measureStarts(stage)),
    logIn: () => step('Log in', () => measureLogIn(stage)),
    pageChanges: () => step('Page changes', () => measurePageChanges(stage)),
    live: () => step('Live', () => measureLive(stage)),
    reads: () => step('Reads', () => measureReads(browser, app, admin.db, meter, authPort)),
    scrolling: () => step('Scrolling', () => measureScrolling(browser, app, READER.email, meter)),
    memory: () => step('Memory', () => measureMemory(stage)),
    // A poll would read a page of 10 every 30 s.
    specPollReadsPerHour: async () => 1_200,
  };
};

type Parts = ReturnType<typeof partsOf>;
export type Results = { [Part in keyof Parts]: Awaited<ReturnType<Parts[Part]>> };

/**
 * Measures all of it.
 * @param onPart hears what there is after each part: where a later one fails, minutes of measuring are not lost
 */
export async function measureAll(stage: Stage, onPart: (soFar: Partial<Results>) => void): Promise<Results> {
  const results: Partial<Results> = {};
  for (const [name, measure] of Object.entries(partsOf(stage))) {
    Object.assign(results, { [name]: await measure() });
    onPart(results);
  }
  return results as Results;
}
