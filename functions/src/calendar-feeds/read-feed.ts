import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { eventsVersionIn, eventsVersionRef } from '../platform/events';
import { parseSchool, schoolRef } from '../platform/schools';
import { calendarOfSchool } from './calendar';
import { feedByHash, parseFeed } from './documents';
import { eventsOfSchool, type FeedEvent } from './school-events';

/** As many as a parent can hide, and more answers than a year has events. */
const MOST = 500;

/**
 * The calendar that an address leads to, as its parent may see it at this moment; null where it leads nowhere: to nothing,
 * to what was ended, or to a school that they are in no more. Of an address that is none one document is read.
 */
export async function readCalendar(secretHash: string) {
  const [found] = (await feedByHash(secretHash).get()).docs;
  const feed = parseFeed(found);
  if (!feed) return null;
  const { userId, schoolId, choice } = feed;
  const [account, schoolFound, versionFound] = await db.getAll(
    userRef(userId),
    schoolRef(schoolId),
    eventsVersionRef(schoolId),
  );
  const school = parseSchool(schoolFound);
  // The membership, and no more: what the rules of the events ask for.
  const isMember = parseUser(account)?.approvedSchools.includes(schoolId);
  if (!isMember || !school || school.archivedAt) return null;
  const version = eventsVersionIn(versionFound);
  const [events, hidden, accepted] = await Promise.all([
    eventsOfSchool(schoolId, version, new Date(await now())),
    readHidden(userId),
    choice === 'all' ? null : readAccepted(userId, schoolId),
  ]);
  const isShown = (event: FeedEvent) =>
    !hidden.has(event.userId) && (!accepted || accepted.has(event.id) || event.userId === userId);
  return calendarOfSchool(school, version, events.filter(isShown));
}

/** Whom a parent has hidden or blocked. */
async function readHidden(uid: string): Promise<ReadonlySet<unknown>> {
  const people = db.collection(`users/${uid}/hiddenItems`).where('kind', 'in', ['person', 'blocked']);
  const { docs } = await people.limit(MOST).get();
  return new Set(docs.map((item) => item.get('targetId') as unknown));
}

/** The events of a school that a parent goes to or may go to, by their newest answers. */
async function readAccepted(uid: string, schoolId: string): Promise<ReadonlySet<unknown>> {
  const answers = db
    .collectionGroup('rsvps')
    .where('userId', '==', uid)
    .where('schoolId', '==', schoolId)
    .orderBy('answeredAt', 'desc');
  const { docs } = await answers.limit(MOST).get();
  return new Set(docs.filter((rsvp) => rsvp.get('answer') !== 'no').map(({ ref }) => ref.parent.parent?.id));
}
