import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../backend/paths.ts';
import { atPeak, tabsAtPeak } from './hours.ts';
import { ACTS, DAY } from './script.ts';

/** How near something comes to a limit of the platform, in the busiest minute. */
export interface Peak {
  what: string;
  /** A second, but for listeners. */
  atPeak: number;
  limit: number;
  /** How often the limit goes into it: above 1 is too much. */
  ofLimit: number;
}

/** Writes of one document that last, a second (remembered: a rule of thumb and no hard bound). */
const ONE_DOCUMENT = 1;
/** Writes to a collection in which an indexed field only ever grows, a second. */
const GROWING_FIELD = 500;
/** Connections to one database. */
const CONNECTIONS = 1_000_000;
/** Of one function at once: 20 instances with 80 requests each (functions/src/platform/options.ts). */
const AT_ONCE = 20 * 80;
/** How long a function runs, and how long all schools take to announce who do so in the same minutes. */
const RUN_SECONDS = 0.3;
const WAVE_SECONDS = 600;

const peak = (what: string, rate: number, limit: number): Peak => ({
  what,
  atPeak: Math.round(rate * 100) / 100,
  limit,
  ofLimit: Math.round((rate / limit) * 1_000) / 1_000,
});

/** Documents that one school writes often, by the beginnings of their paths. */
const ONE_EACH: Readonly<Record<string, string>> = {
  'stats/schools/days/school': 'the counts of a school and day',
  'announcementTallies/': 'who has seen an announcement',
  'posts/': 'the busiest post (likes, comments, votes)',
  '_pollTallies/': 'the votes of a poll',
  'events/': 'the busiest event',
  'notifications/likes_': 'one notification of likes',
};

/** Fields of collections that only grow, and whether they are written as the document comes to be and not again. */
const GROWING: Readonly<Record<string, { fields: readonly string[]; isOnceEach: boolean }>> = {
  posts: { fields: ['createdAt', 'sortAt'], isOnceEach: true },
  comments: { fields: ['createdAt'], isOnceEach: true },
  notifications: { fields: ['createdAt', 'toldAt', 'pushAt', 'version', 'cause'], isOnceEach: false },
  rateCounters: { fields: ['at'], isOnceEach: false },
};

/** Fields that firestore.indexes.json takes out of the indexes of single fields: "collection.field". */
function readExempt(): ReadonlySet<string> {
  const { fieldOverrides } = JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8')) as {
    fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
  };
  const exempt = fieldOverrides.filter(({ indexes }) => indexes.length === 0);
  return new Set(exempt.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`));
}

/** The collections with such fields that are indexed by themselves, and what to call these. */
function growing(): { name: string; what: string; isOnceEach: boolean }[] {
  const exempt = readExempt();
  return Object.entries(GROWING).flatMap(([name, { fields, isOnceEach }]) => {
    const indexed = fields.filter((field) => !exempt.has(`${name}.${field}`));
    return indexed.length === 0 ? [] : [{ name, what: `${name}.${indexed.join(', ')}`, isOnceEach }];
  });
}

/**
 * Rates in the busiest minute, the nearest to its limit first.
 * @param written how often each document was written on the day
 */
export function peaksOf(written: ReadonlyMap<string, number>, schools: number): Peak[] {
  const most = (start: string) =>
    Math.max(0, ...[...written].filter(([path]) => path.startsWith(start)).map(([, count]) => count));
  const inCollection = (name: string, isOnceEach: boolean) =>
    [...written]
      // The announcement's notifications are a wave of their own.
      .filter(([path]) => path.split('/').at(-2) === name && !path.startsWith('notifications/announcement_'))
      .reduce((all, [, count]) => all + (isOnceEach ? 1 : count), 0);
  const fields = growing();
  const told = DAY.parents - 1;
  const wave = (told * schools) / WAVE_SECONDS;
  return [
    ...Object.entries(ONE_EACH).map(([start, what]) => peak(what, atPeak(most(start), 1), ONE_DOCUMENT)),
    ...fields.map(({ name, what, isOnceEach }) =>
      peak(what, atPeak(inCollection(name, isOnceEach), schools), GROWING_FIELD),
    ),
    peak('users.lastLogin', atPeak(ACTS.visitNoted, schools), GROWING_FIELD),
    ...fields
      .filter(({ name }) => name === 'notifications')
      .map(({ what }) => peak(`${what}, where all announce within ten minutes`, wave, GROWING_FIELD)),
    peak('onNotificationWritten at once, in that wave', wave * RUN_SECONDS, AT_ONCE),
    peak("open listeners' connections", tabsAtPeak(schools), CONNECTIONS),
  ].sort((one, other) => other.ofLimit - one.ofLimit);
}
