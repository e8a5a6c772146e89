import { ALWAYS, DASHBOARD, PAGES, ROUTE_BUDGETS } from '../bytes.config.ts';
import { Bytes } from '../bytes.ts';
import { step } from '../local/progress.ts';
import { measureFirstPaints } from './first-paint.ts';
import { measureLive } from './live.ts';
import { measureLogIn } from './log-in-times.ts';
import { type Memory, measureMemory } from './memory.ts';
import type { Reads } from './meter.ts';
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

/**
 * Everything in the order in which one does not disturb the other: the reads leave a large school behind.
 * @param onPart hears what there is after each part: where a later one fails, minutes of measuring are not lost
 */
export async function measureAll(stage: Stage, onPart: (soFar: Partial<Results>) => void): Promise<Results> {
  const { browser, app, dist, admin, meter, authPort } = stage;
  const parts: { [Part in keyof Results]: () => Promise<Results[Part]> | Results[Part] } = {
    bytes: () => measureBytes(dist),
    firstPaint: () => step('First paints', () => measureFirstPaints(stage)),
    starts: () => step('Starts', () => measureStarts(stage)),
    logIn: () => step('Log in', () => measureLogIn(stage)),
    pageChanges: () => step('Page changes', () => measurePageChanges(stage)),
    live: () => step('Live', () => measureLive(stage)),
    reads: () => step('Reads', () => measureReads(browser, app, admin.db, meter, authPort)),
    scrolling: () => step('Scrolling', () => measureScrolling(browser, app, READER.email, meter)),
    memory: () => step('Memory', () => measureMemory(stage)),
    // A poll would read a page of 10 every 30 s.
    specPollReadsPerHour: () => 1_200,
  };
  const results: Partial<Results> = {};
  for (const [name, measure] of Object.entries(parts)) {
    Object.assign(results, { [name]: await measure() });
    onPart(results);
  }
  return results as Results;
}

export interface Results {
  bytes: ReturnType<typeof measureBytes>;
  firstPaint: Awaited<ReturnType<typeof measureFirstPaints>>;
  starts: Awaited<ReturnType<typeof measureStarts>>;
  logIn: Awaited<ReturnType<typeof measureLogIn>>;
  pageChanges: Awaited<ReturnType<typeof measurePageChanges>>;
  live: Awaited<ReturnType<typeof measureLive>>;
  reads: Reads[];
  scrolling: Awaited<ReturnType<typeof measureScrolling>>;
  memory: Memory[];
  specPollReadsPerHour: number;
}
