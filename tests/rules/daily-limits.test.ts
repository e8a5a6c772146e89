import { doc, type Firestore, serverTimestamp, writeBatch } from 'firebase/firestore';
import { describe } from 'vitest';
import { announcementOfDayId } from '@/domain/announcement-ids';
import { DAILY_LIMITS } from '@/domain/daily-limit';
import { contactRequestId, onceAuditId, proofViewId } from '@/domain/ids';
import { pinListId } from '@/domain/pins';
import { proofDigest } from '@/domain/proof-digest';
import type { CountedKind, WrittenKind } from '@/domain/rate-counter';
import { DAY_MS } from '@/domain/time';
import { announcement } from './support/announcements';
import { allows, denies } from './support/cases';
import { contactRequest } from './support/contacts';
import { counter, counterPath, storedCount, today } from './support/counted';
import { loadRules } from './support/environment';
import {
  auditEntry,
  CLOSED_GROUP,
  claim,
  comment,
  eventSeries,
  GROUP,
  group,
  groupMembership,
  groupRequest,
  OAKFIELD,
  pinList,
  pollVote,
  post,
  rsvp,
  schoolEvent,
  seriesChange,
  signUpList,
} from './support/factories';
import { hiddenItem, silence } from './support/moderation';
import type { Persona } from './support/personas';
import { DISCUSSION, RECORDS } from './support/world';

const rules = loadRules('daily-limits');
const as = 'member';
/** Who does what is counted: documents are looked at by reviewers, groups changed by who runs them, and hosts write to who comes. */
const WHO: Partial<Record<CountedKind, Persona>> = {
  proofViews: 'moderator',
  groupEdits: 'groupMember',
  guestMessages: 'author',
  pins: 'moderator',
  announcements: 'moderator',
};
const whoOf = (kind: CountedKind): Persona => WHO[kind] ?? as;
const KINDS = Object.keys(DAILY_LIMITS) as WrittenKind[];

const holds = (kind: CountedKind, count: number) => () =>
  rules.put({ [counterPath(whoOf(kind), kind)]: storedCount(count) });

/** Of the document that the pending parent's request names. */
const DIGEST = await proofDigest('proof-uploads/pending-1700000000000-letter.pdf');
const LOOK = `auditLog/${onceAuditId('view-proof', 'pending_oakfield', DIGEST, 'moderator')}`;
const ASKED = contactRequestId(as, 'author');
const ANNOUNCED = announcementOfDayId(OAKFIELD, today());
const HIDDEN = `users/${as}/hiddenItems/post_more`;
const SILENCED = `users/${as}/silenced/post-more`;
/** Those of the school's feed. */
const PINS = `schools/${OAKFIELD}/pins/${pinListId(null)}`;
const TOMORROW = new Date(Date.now() + DAY_MS);
/** What a counter names where it is not the new document's own id. */
const COUNTED_AS: Partial<Record<CountedKind, string>> = {
  comments: 'schoolPost/more',
  likes: 'schoolPost',
  edits: 'memberPost',
  memberships: GROUP,
  groupRequests: CLOSED_GROUP,
  groupEdits: GROUP,
  rsvps: 'sportsDay',
  guestMessages: `${DISCUSSION}/more`,
  pollVotes: 'poll',
  pins: 'schoolPost',
  claims: 'cakeSale',
  announcements: ANNOUNCED,
  hiddenItems: 'post_more',
  silences: 'post-more',
  contactRequests: ASKED,
  proofViews: proofViewId('pending_oakfield', DIGEST),
};

/** One more of each kind, as our client writes it, on top of what is counted. */
const ONE_MORE: Record<WrittenKind, (db: Firestore, batch: ReturnType<typeof writeBatch>) => string> = {
  posts: (db, batch) => {
    batch.set(doc(db, 'posts', 'more'), post(RECORDS.member));
    return 'more';
  },
  comments: (db, batch) => {
    batch.set(doc(db, 'posts/schoolPost/comments', 'more'), comment(RECORDS.member));
    return 'schoolPost/more';
  },
  groups: (db, batch) => {
    batch.set(doc(db, 'groups', 'more'), group('more', as));
    batch.set(doc(db, 'groupMemberships', `${as}_more`), groupMembership(as, 'more'));
    return 'more';
  },
  memberships: (db, batch) => {
    batch.set(doc(db, 'groupMemberships', `${as}_${GROUP}`), groupMembership(as, GROUP));
    return GROUP;
  },
  groupRequests: (db, batch) => {
    batch.set(doc(db, 'groupRequests', `${as}_${CLOSED_GROUP}`), groupRequest(as));
    return CLOSED_GROUP;
  },
  groupEdits: (db, batch) => {
    batch.update(doc(db, 'groups', GROUP), { cover: 'sky' });
    return GROUP;
  },
  events: (db, batch) => {
    batch.set(doc(db, 'events', 'more'), schoolEvent(as));
    return 'more';
  },
  rsvps: (db, batch) => {
    batch.set(doc(db, 'events/sportsDay/rsvps', as), rsvp(as));
    return 'sportsDay';
  },
  guestMessages: (db, batch) => {
    batch.set(doc(db, `posts/${DISCUSSION}/comments`, 'more'), {
      ...comment(RECORDS.author),
      toGuests: true,
    });
    return `${DISCUSSION}/more`;
  },
  pollVotes: (db, batch) => {
    batch.set(doc(db, 'posts/poll/pollVotes', as), pollVote(as));
    return 'poll';
  },
  pins: (db, batch) => {
    batch.set(doc(db, PINS), pinList({ schoolPost: TOMORROW }, 'schoolPost'));
    batch.update(doc(db, 'posts/schoolPost'), { pinnedUntil: TOMORROW, sortAt: TOMORROW });
    return 'schoolPost';
  },
  signUpLists: (db, batch) => {
    batch.set(doc(db, 'signUpLists/more'), signUpList(as));
    return 'more';
  },
  claims: (db, batch) => {
    batch.set(doc(db, 'signUpLists/cakeSale/claims', as), claim(as));
    return 'cakeSale';
  },
  eventSeries: (db, batch) => {
    batch.set(doc(db, 'eventSeries/more'), eventSeries(as));
    return 'more';
  },
  seriesChanges: (db, batch) => {
    batch.set(doc(db, 'eventSeries/memberSeries/seriesChanges/more'), seriesChange(as));
    return 'more';
  },
  announcements: (db, batch) => {
    batch.set(doc(db, 'announcements', ANNOUNCED), announcement('moderator'));
    return ANNOUNCED;
  },
  edits: (db, batch) => {
    const change = { content: 'Pie sale', editedAt: serverTimestamp() };
    batch.update(doc(db, 'posts', 'memberPost'), change);
    return 'memberPost';
  },
  likes: (db, batch) => {
    batch.update(doc(db, 'posts', 'schoolPost'), { likedBy: ['groupMember', 'moderator', as] });
    return 'schoolPost';
  },
  hiddenItems: (db, batch) => {
    batch.set(doc(db, HIDDEN), hiddenItem('post', 'more'));
    return 'post_more';
  },
  silences: (db, batch) => {
    batch.set(doc(db, SILENCED), silence());
    return 'post-more';
  },
  contactRequests: (db, batch) => {
    batch.set(doc(db, 'contactRequests', ASKED), contactRequest(as, 'author'));
    return ASKED;
  },
  proofViews: (db, batch) => {
    const entry = auditEntry('view-proof', 'moderator', 'pending', OAKFIELD, DIGEST);
    batch.set(doc(db, LOOK), entry);
    return proofViewId('pending_oakfield', DIGEST);
  },
};
const MADE = [
  'posts/more',
  'posts/schoolPost/comments/more',
  'groups/more',
  `groups/${GROUP}`,
  `groupRequests/${as}_${CLOSED_GROUP}`,
  'events/more',
  'events/sportsDay/rsvps/member',
  `posts/${DISCUSSION}/comments/more`,
  'posts/poll/pollVotes/member',
  PINS,
  'signUpLists/more',
  'signUpLists/cakeSale/claims/member',
  `announcements/${ANNOUNCED}`,
  'eventSeries/more',
  'eventSeries/memberSeries/seriesChanges/more',
  'posts/schoolPost',
  'posts/memberPost',
  HIDDEN,
  SILENCED,
  `contactRequests/${ASKED}`,
  LOOK,
];
const MEMBERSHIPS = [`groupMemberships/${as}_more`, `groupMemberships/${as}_${GROUP}`];

function oneMore(kind: WrittenKind, change: { lastId?: string; count?: false } = {}): Promise<void> {
  const db = rules.as(whoOf(kind));
  const batch = writeBatch(db);
  const id = ONE_MORE[kind](db, batch);
  if (change.count !== false)
    batch.set(doc(db, counterPath(whoOf(kind), kind)), counter(change.lastId ?? id), { merge: true });
  return batch.commit();
}

describe.each(KINDS)('a day of %s', (kind) => {
  const most = DAILY_LIMITS[kind];
  const counting = (count: number) => async () => {
    await rules.restore(...MADE, ...MEMBERSHIPS);
    await holds(kind, count)();
  };
  allows('the last of the day', () => oneMore(kind), counting(most - 1));
  denies('one more than a day has', () => oneMore(kind), counting(most));
  denies('one that is not counted', () => oneMore(kind, { count: false }), counting(0));
  denies('one that counts something else', () => oneMore(kind, { lastId: 'else' }), counting(0));
  denies(
    'one with a count of before',
    () => oneMore(kind, { count: false }),
    async () => {
      await counting(0)();
      const lastId = COUNTED_AS[kind] ?? 'more';
      await rules.put({ [counterPath(whoOf(kind), kind)]: storedCount(1, lastId) });
    },
  );
});
