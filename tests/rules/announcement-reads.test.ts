import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocsFromServer,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { announcement, announcementRead } from './support/announcements';
import { allows, changes, denies, exactly, matrix } from './support/cases';
import { loadRules } from './support/environment';
import { ELMWOOD, LONG_AGO, OAKFIELD } from './support/factories';
import { pause, pausePath } from './support/moderation';
import { MEMBERS, type Persona } from './support/personas';

const rules = loadRules('announcement-reads');
/** One of the moderators of Oakfield, and one of an admin. */
const OF_DAY = 'announcements/oakfield_0';
const OF_ADMIN = 'announcements/ofAdmin';
const STAFF = ['moderator', 'admin'] as const;

const at = (persona: Persona, path: string) => doc(rules.as(persona), path);
const stored = (fields: object = {}) => ({
  ...announcement('moderator'),
  ...{ createdAt: LONG_AGO, publishedAt: LONG_AGO },
  ...fields,
});

describe('having seen an announcement', () => {
  const reads = (persona: Persona, path = OF_DAY) => collection(rules.as(persona), `${path}/reads`);
  const ref = (persona: Persona, of: string = persona, path = OF_DAY) => doc(reads(persona, path), of);
  const seen = (userId: string, fields: object = {}) => ({ ...announcementRead(userId), ...fields });
  const former = (userId: string, fields: object = {}) => seen(userId, { seenAt: LONG_AGO, ...fields });
  /** The announcement as it is now, and what the member has seen of it. */
  const world =
    (of: object = {}, read: object | null = null) =>
    () =>
      rules.put({ [OF_DAY]: stored(of), [`${OF_DAY}/reads/member`]: read, [pausePath('member')]: null });
  const unseen = (persona: Persona) =>
    rules.put({ [OF_DAY]: stored(), [`${OF_DAY}/reads/${persona}`]: null });
  const CORRECTED = { version: 2, correctedAt: LONG_AGO, correctedBy: 'admin' };
  const others = MEMBERS.filter((persona) => persona !== 'moderator');
  matrix([
    {
      verb: 'get',
      what: 'what a parent has seen',
      may: ['member', ...STAFF],
      act: (p) => getDoc(ref(p, 'member')),
      setUp: world({}, former('member')),
    },
    {
      verb: 'list',
      what: 'who has seen it',
      may: STAFF,
      act: (p) => getDocsFromServer(query(reads(p), where('userId', 'in', ['member', 'author']), limit(30))),
      setUp: world(),
    },
    {
      verb: 'count',
      what: 'who has seen it',
      may: STAFF,
      act: (p) => getCountFromServer(query(reads(p), limit(30))),
      setUp: world(),
    },
    {
      verb: 'list',
      what: 'what one has seen of all announcements',
      may: [],
      act: (p) =>
        getDocsFromServer(query(collectionGroup(rules.as(p), 'reads'), where('userId', '==', p), limit(1))),
    },
    {
      verb: 'create',
      what: 'one’s own, but the author’s',
      may: others,
      act: (p) => setDoc(ref(p), seen(p)),
      setUp: unseen,
    },
    {
      verb: 'create',
      what: 'one in another’s name',
      may: [],
      act: (p) => setDoc(ref(p, 'fellow'), seen('fellow')),
    },
    {
      verb: 'create',
      what: 'one’s own in another’s place',
      may: [],
      act: (p) => setDoc(ref(p, 'fellow'), seen(p)),
    },
    {
      verb: 'update',
      what: 'the member’s',
      may: ['member'],
      act: (p) => updateDoc(ref(p, 'member'), { acknowledgedVersion: 1, acknowledgedAt: serverTimestamp() }),
      setUp: world({}, former('member')),
    },
    {
      verb: 'delete',
      what: 'the member’s',
      may: [],
      act: (p) => deleteDoc(ref(p, 'member')),
      setUp: world({}, former('member')),
    },
    {
      verb: 'get',
      what: 'how many have seen it',
      may: STAFF,
      act: (p) => getDoc(at(p, 'announcementTallies/oakfield_0')),
      setUp: world(),
    },
    {
      verb: 'get',
      what: 'how many have seen one that nobody has',
      may: ['otherModerator', 'admin'],
      act: (p) => getDoc(at(p, 'announcementTallies/ofAdmin')),
      setUp: () => rules.put({ [OF_ADMIN]: { ...stored(), schoolId: ELMWOOD } }),
    },
    {
      verb: 'list',
      what: 'how many have seen all',
      may: [],
      act: (p) =>
        getDocsFromServer(
          query(collection(rules.as(p), 'announcementTallies'), where('schoolId', '==', OAKFIELD), limit(1)),
        ),
    },
    {
      verb: 'update',
      what: 'how many have seen it',
      may: [],
      act: (p) => updateDoc(at(p, 'announcementTallies/oakfield_0'), { seen: 300 }),
    },
    {
      verb: 'create',
      what: 'how many have seen one',
      may: [],
      act: (p) => setDoc(at(p, 'announcementTallies/oakfield_1'), { schoolId: OAKFIELD, seen: 300 }),
    },
  ]);
  denies('31 at once', () => getDocsFromServer(query(reads('moderator'), limit(31))));

  exactly(
    'having seen it',
    () => seen('member'),
    (payload) => setDoc(ref('member'), payload),
    {
      'in somebody else’s name': { userId: 'author' },
      'in another school': { schoolId: ELMWOOD },
      'in no version': { seenVersion: 0 },
      'in a version that is still to come': { seenVersion: 2 },
      'in half a version': { seenVersion: 0.5 },
      'in a version of words': { seenVersion: '1' },
      'dated back': { seenAt: LONG_AGO },
      'acknowledged, without a time': { acknowledgedVersion: 1 },
      'acknowledged at a time, without a version': { acknowledgedAt: serverTimestamp() },
      'acknowledged before': { acknowledgedVersion: 1, acknowledgedAt: LONG_AGO },
      'acknowledged below nothing': { acknowledgedVersion: -1 },
      'acknowledged by half': { acknowledgedVersion: 0.5, acknowledgedAt: serverTimestamp() },
    },
    world(),
  );
  const acknowledged = { acknowledgedVersion: 1, acknowledgedAt: serverTimestamp() };
  allows(
    'having seen and acknowledged it',
    () => setDoc(ref('member'), seen('member', acknowledged)),
    world(),
  );
  allows(
    'having seen one that does not ask for more',
    () => setDoc(ref('member'), seen('member')),
    world({ asksAcknowledgement: false }),
  );
  denies(
    'having seen one and a half of two versions',
    () => setDoc(ref('member'), seen('member', { seenVersion: 1.5 })),
    world(CORRECTED),
  );
  denies(
    'acknowledged below nothing, with a time',
    () =>
      setDoc(ref('member'), seen('member', { acknowledgedVersion: -1, acknowledgedAt: serverTimestamp() })),
    world(),
  );
  denies(
    'acknowledging what does not ask for it',
    () => setDoc(ref('member'), seen('member', acknowledged)),
    world({ asksAcknowledgement: false }),
  );
  allows(
    'having seen the first version of two',
    () => setDoc(ref('member'), seen('member')),
    world(CORRECTED),
  );
  denies(
    'acknowledging more than was seen',
    () =>
      setDoc(ref('member'), seen('member', { acknowledgedVersion: 2, acknowledgedAt: serverTimestamp() })),
    world(CORRECTED),
  );
  allows(
    'while paused',
    () => setDoc(ref('member'), seen('member')),
    async () => {
      await world()();
      await rules.put({ [pausePath('member')]: pause('member') });
    },
  );
  allows(
    'of one that was withdrawn meanwhile',
    () => setDoc(ref('member'), seen('member')),
    world({ withdrawnAt: LONG_AGO, withdrawnBy: 'admin' }),
  );
  denies('of one that is not there', () =>
    setDoc(ref('member', 'member', 'announcements/gone'), seen('member')),
  );
  denies(
    'of another school’s',
    () => setDoc(ref('member'), seen('member', { schoolId: ELMWOOD })),
    world({ schoolId: ELMWOOD }),
  );

  changes(
    'what one has seen of a corrected one',
    (change) => updateDoc(ref('member'), change),
    {
      right: {
        'the correction': { seenVersion: 2, seenAt: serverTimestamp() },
        'acknowledged as it was': { acknowledgedVersion: 1, acknowledgedAt: serverTimestamp() },
        'the correction, acknowledged': {
          ...{ seenVersion: 2, seenAt: serverTimestamp() },
          ...{ acknowledgedVersion: 2, acknowledgedAt: serverTimestamp() },
        },
      },
      wrong: {
        'the same at another time': { seenAt: serverTimestamp() },
        'the same version': { seenVersion: 1 },
        'a version that is still to come': { seenVersion: 3, seenAt: serverTimestamp() },
        'the correction at the former time': { seenVersion: 2 },
        'more acknowledged than seen': { acknowledgedVersion: 2, acknowledgedAt: serverTimestamp() },
        'acknowledged at no time': { acknowledgedVersion: 1 },
        'another school': { schoolId: ELMWOOD },
        'somebody else': { userId: 'author' },
        'a field too many': { seenVersion: 2, seenAt: serverTimestamp(), extra: true },
      },
    },
    world(CORRECTED, former('member')),
  );
  const secondSeen = { seenVersion: 2, seenAt: serverTimestamp() };
  denies(
    'one’s own in the place of another’s',
    () => setDoc(ref('member', 'author'), seen('member', secondSeen)),
    async () => {
      await world(CORRECTED)();
      await rules.put({ [`${OF_DAY}/reads/author`]: former('author') });
    },
  );
  denies(
    'going back to an earlier version, acknowledged by one more',
    () =>
      updateDoc(ref('member'), {
        ...{ seenVersion: 2, acknowledgedVersion: 2 },
        ...{ acknowledgedAt: serverTimestamp() },
      }),
    world(
      { ...CORRECTED, version: 3 },
      former('member', { seenVersion: 3, acknowledgedVersion: 1, acknowledgedAt: LONG_AGO }),
    ),
  );
  const all2 = { seenVersion: 2, acknowledgedVersion: 2, acknowledgedAt: LONG_AGO };
  for (const [what, change] of Object.entries({
    'an earlier version': { seenVersion: 1 },
    none: { seenVersion: 0 },
    'not acknowledged after all': { acknowledgedVersion: 0, acknowledgedAt: null },
    'acknowledged anew': { acknowledgedAt: serverTimestamp() },
    'all once more': { seenAt: serverTimestamp(), acknowledgedAt: serverTimestamp() },
    'seen by one more, acknowledged by one less': {
      seenVersion: 3,
      seenAt: serverTimestamp(),
      acknowledgedVersion: 1,
    },
  }))
    denies(
      `going back to ${what}`,
      () => updateDoc(ref('member'), change),
      world({ ...CORRECTED, version: 3 }, former('member', all2)),
    );
});
