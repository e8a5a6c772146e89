import { VISITS } from './script.ts';

/** Minutes that the app is in sight each time. */
export const MINUTES_OPEN = 4;

/** The share of what is done in a day that each hour has, from 6 in the morning until 23. */
export const HOURS: readonly number[] = [
  0.03, 0.2, 0.13, 0.04, 0.03, 0.04, 0.08, 0.04, 0.04, 0.09, 0.06, 0.05, 0.05, 0.04, 0.04, 0.03, 0.01,
];

/** How much more the busiest minute of an hour has than its mean one. */
export const BURST = 3;

const OPENS = VISITS.openAnew + VISITS.openAgain;
const busiest = Math.max(...HOURS);

/** Open tabs of one school while a mean act is done: people come when others write. */
export const tabsOpen = (): number =>
  HOURS.reduce((all, share) => all + share * ((OPENS * share * MINUTES_OPEN) / 60), 0);

/** Open tabs of so many schools in the busiest minute. */
export const tabsAtPeak = (schools: number): number =>
  (schools * OPENS * busiest * BURST * MINUTES_OPEN) / 60;

/** How often a second something happens in the busiest minute that happens so often a day in one school. */
export const atPeak = (aDay: number, schools: number): number => (aDay * schools * busiest * BURST) / 3_600;
