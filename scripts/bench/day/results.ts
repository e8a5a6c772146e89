import type { Measured } from './acts-meter.ts';
import { type Line, monthOf, sumOf } from './bill.ts';
import { compareFresh, type Fresh } from './fresh.ts';
import { tabsOpen } from './hours.ts';
import { type Peak, peaksOf } from './peaks.ts';
import { actParts, dayOf, deliveredADay, openTabs, visitParts } from './reckon.ts';
import { allReads, rounded, times, total, type Usage } from './usage.ts';
import type { Seen } from './visits.ts';

const SCHOOLS = 1_000;

interface Found {
  acts: readonly Measured[];
  visits: readonly Seen[];
  schedules: Usage;
  written: ReadonlyMap<string, number>;
  /** How often the tab that stood open had to be loaded anew. */
  silences: number;
}

/** A part of the day, and what one costs. */
interface Row extends Usage {
  name: string;
  aDay: number;
  counted: number;
}

/** What is written to bench/day.json. */
export interface Results {
  /** One act, look or tab. */
  each: Row[];
  visits: readonly Seen[];
  /** Documents that a tab is sent which stands open all day. */
  sentToATab: number;
  /** How often that tab fell silent on this machine and was loaded anew. */
  silences: number;
  /** A day of one school. */
  day: Usage;
  month: { lines: Line[]; dollars: number };
  fresh: Fresh[];
  /** A day of the schedules, for all schools together, with nothing due. */
  schedules: Usage;
  thousandSchools: { day: Usage; month: { lines: Line[]; dollars: number }; peaks: Peak[] };
}

const bill = (day: Usage, schools: number): { lines: Line[]; dollars: number } => {
  const lines = monthOf(day, schools);
  const cents = (dollars: number) => Math.round(dollars * 100) / 100;
  return {
    lines: lines.map(({ what, amount, dollars }) => ({
      what,
      amount: Math.round(amount * 100) / 100,
      dollars: cents(dollars),
    })),
    dollars: cents(sumOf(lines)),
  };
};

export function resultsOf({ acts, visits, schedules, written, silences }: Found): Results {
  const parts = [...actParts(acts), ...visitParts(visits, acts), openTabs(acts)];
  const day = dayOf(parts);
  const all = total([times(day, SCHOOLS), schedules]);
  return {
    each: parts.map(({ name, aDay, counted, each }) => ({
      ...{ name, aDay: Math.round(aDay * 10) / 10, counted },
      ...rounded(each, 1),
    })),
    visits,
    sentToATab: Math.round(deliveredADay(acts)),
    silences,
    day: rounded(day),
    month: bill(day, 1),
    fresh: compareFresh(deliveredADay(acts) * tabsOpen()),
    schedules: rounded(schedules),
    thousandSchools: {
      day: rounded(all),
      month: bill(all, SCHOOLS),
      peaks: peaksOf(written, SCHOOLS),
    },
  };
}

export function printResults({ each, day, month, fresh, thousandSchools }: Results): void {
  console.table(each);
  console.table([{ school: 'one', reads: allReads(day), ...day }]);
  console.table(month.lines);
  console.log(`One school a month: $${month.dollars}`);
  console.table(fresh);
  console.table(thousandSchools.month.lines);
  console.log(`${SCHOOLS} schools a month: $${thousandSchools.month.dollars}`);
  console.table(thousandSchools.peaks);
}
