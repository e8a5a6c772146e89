import { MINUTES_OPEN } from './hours.ts';
import { priceOf } from './prices.ts';
import { VISITS } from './script.ts';

/** The spec's design: a page of posts every so often, in each tab. */
const PAGE = 10;
const POLLS_AN_HOUR = 120;
const DAYS = 30;

/** What it takes to keep the feed fresh in the tabs that are open. */
export interface Fresh {
  design: string;
  readsADay: number;
  dollarsAMonth: number;
}

const fresh = (design: string, readsADay: number): Fresh => ({
  design,
  readsADay: Math.round(readsADay),
  dollarsAMonth: Math.round(priceOf('reads', readsADay * DAYS) * 100) / 100,
});

/** Hours in which the app is in sight, and tabs that stand open in the background through a day of work. */
const HOURS_IN_SIGHT = ((VISITS.openAnew + VISITS.openAgain) * MINUTES_OPEN) / 60;
const FORGOTTEN = { tabs: 18, hours: 8 };

/**
 * Beside what the listeners of the open tabs are sent; each page and each document with the look-up of the rules.
 * @param listened documents that all open tabs of the day were sent
 */
export function compareFresh(listened: number): Fresh[] {
  const poll = (hours: number) => hours * POLLS_AN_HOUR * (PAGE + 1);
  return [
    fresh('listeners, which end when the tab is out of sight', listened * 2),
    fresh('poll every 30 s while in sight', poll(HOURS_IN_SIGHT)),
    fresh(
      `poll every 30 s, with ${FORGOTTEN.tabs} tabs left open for ${FORGOTTEN.hours} h`,
      poll(HOURS_IN_SIGHT + FORGOTTEN.tabs * FORGOTTEN.hours),
    ),
  ];
}
