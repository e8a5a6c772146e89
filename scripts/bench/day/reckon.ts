import type { Measured } from './acts-meter.ts';
import { HOURS, tabsOpen } from './hours.ts';
import { ACTS, type Act, VISITS } from './script.ts';
import { NONE, times, total, type Usage } from './usage.ts';
import type { Seen } from './visits.ts';

/** How a part of the day has come about. */
interface Part {
  name: string;
  aDay: number;
  /** Of one. */
  each: Usage;
  /** Of how many that were counted. */
  counted: number;
}

/** Minutes away after which a listener is billed like a new one. */
const RESUMED_MINUTES = 30;

/**
 * What Storage's rules look up, by reading them, as the local backend does not tell: at an upload the account and the counter,
 * at a look the account and, of a document, the record of the look. Each request asks anew.
 */
const STORAGE_LOOK_UPS: Partial<Record<Act, number>> = { picture: 3, requestToJoin: 1, approval: 4 };

/** What each act of the day costs: the mean of those that were played. */
export const actParts = (acts: readonly Measured[]): Part[] =>
  acts.map(({ act, played, usage }) => ({
    name: act,
    aDay: ACTS[act],
    each: total([times(usage, 1 / played), { ...NONE, ruleReads: STORAGE_LOOK_UPS[act] ?? 0 }]),
    counted: played,
  }));

/** Documents that a tab is sent which stands open all day. */
export const deliveredADay = (acts: readonly Measured[]): number =>
  acts.reduce((all, { act, played, delivered }) => all + (delivered / played) * ACTS[act], 0);

/** What has changed in half an hour, for whoever comes back by then. */
const changedWhileAway = (acts: readonly Measured[]): number =>
  (deliveredADay(acts) / (HOURS.length * 60)) * RESUMED_MINUTES;

/** What each look costs. Who comes back in time is sent what has changed; the rules look up as much as ever. */
export const visitParts = (visits: readonly Seen[], acts: readonly Measured[]): Part[] =>
  visits.map(({ visit, documents, empty, ruleReads }) => {
    const changed = visit === 'openAgain' ? changedWhileAway(acts) : 0;
    const each = { ...NONE, clientReads: documents + empty + changed, ruleReads };
    return { name: visit, aDay: VISITS[visit], each, counted: 1 };
  });

/** What reaches the tabs that are open, each document with a look-up of the rules. */
export const openTabs = (acts: readonly Measured[]): Part => {
  const delivered = deliveredADay(acts);
  return {
    name: 'sent to open tabs',
    aDay: tabsOpen(),
    each: { ...NONE, clientReads: delivered, ruleReads: delivered },
    counted: 1,
  };
};

export const dayOf = (parts: readonly Part[]): Usage =>
  total(parts.map(({ each, aDay }) => times(each, aDay)));
