import { accountsPrice, type Priced, priceOf } from './prices.ts';
import { ACTS, DAY } from './script.ts';
import { allReads, type Usage } from './usage.ts';

/** A month, and the year for which posts and pictures are kept. */
const DAYS = 30;
const MONTHS_KEPT = 12;
/** How long a function runs, each by itself on one processor with 256 MiB: reckoned, not measured. */
const RUN_SECONDS = 0.3;
const RUN_GIB = 0.25;
/** What indexes and the head of each document add to what was written. */
const WITH_INDEXES = 3;
const GIB = 1024 ** 3;
const GB = 1e9;

/** A line of a bill, for a month. */
export interface Line {
  what: Priced | 'accounts';
  amount: number;
  dollars: number;
}

/** Bytes of files that a day adds; documents of applicants go after the decision. */
const fileBytes = (): number => ACTS.picture * DAY.pictureBytes;

/** Bytes that browsers are sent on a day: documents, and each picture once to each active parent, whose device keeps it. */
const sentBytes = ({ clientReads }: Usage, schools: number): number =>
  clientReads * DAY.documentBytes +
  schools * (fileBytes() * DAY.active + ACTS.requestToJoin * DAY.proofBytes);

/**
 * What a month of such days costs so many schools, with what a year has stored before.
 * @param day of all of them together
 */
export function monthOf(day: Usage, schools: number): Line[] {
  const amounts: Record<Priced, number> = {
    reads: allReads(day) * DAYS,
    writes: day.writes * DAYS,
    deletes: (day.deletes + day.expiring) * DAYS,
    databaseGiB: (day.storedBytes * WITH_INDEXES * DAYS * MONTHS_KEPT) / GIB,
    invocations: day.invocations * DAYS,
    cpuSeconds: day.invocations * RUN_SECONDS * DAYS,
    memoryGiBSeconds: day.invocations * RUN_SECONDS * RUN_GIB * DAYS,
    filesGB: (schools * fileBytes() * DAYS * MONTHS_KEPT) / GB,
    egressGB: (sentBytes(day, schools) * DAYS) / GB,
    mails: day.mails * DAYS,
  };
  const lines = (Object.keys(amounts) as Priced[]).map((what) => ({
    what,
    amount: amounts[what],
    dollars: priceOf(what, amounts[what]),
  }));
  const accounts = DAY.parents * schools;
  return [...lines, { what: 'accounts', amount: accounts, dollars: accountsPrice(accounts) }];
}

export const sumOf = (lines: readonly Line[]): number => lines.reduce((all, { dollars }) => all + dollars, 0);
