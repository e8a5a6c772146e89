import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, changes, denies, matrix, removals } from './support/cases';
import { loadRules } from './support/environment';
import { directoryEntry, LONG_AGO, OAKFIELD } from './support/factories';
import { MEMBERS, type Persona } from './support/personas';
import { RECORDS, recordOf } from './support/world';

const rules = loadRules('members');
const READERS = [...MEMBERS, 'admin'] as const;
const members = (persona: Persona) => collection(rules.as(persona), 'schools', OAKFIELD, 'members');
const ref = (persona: Persona, uid: string) => doc(members(persona), uid);
const page = (persona: Persona, count = 100) => query(members(persona), orderBy('firstName'), limit(count));
const path = `schools/${OAKFIELD}/members/author`;
const back = () => rules.restore(path, 'users/author');

describe('the directory by role', () => {
  matrix([
    { verb: 'get', what: 'a directory entry', may: READERS, act: (p) => getDoc(ref(p, 'author')) },
    { verb: 'get', what: 'an entry that is gone', may: READERS, act: (p) => getDoc(ref(p, 'nobody')) },
    { verb: 'list', what: 'the directory', may: READERS, act: (p) => getDocsFromServer(page(p)) },
    { verb: 'count', what: 'the parents', may: READERS, act: (p) => getCountFromServer(page(p)) },
    {
      verb: 'list',
      what: 'a search of the directory',
      may: READERS,
      act: (p) =>
        getDocsFromServer(
          query(
            members(p),
            where('searchTokens', 'array-contains', 'tester'),
            orderBy('firstName'),
            limit(50),
          ),
        ),
    },
    {
      verb: 'count',
      what: 'the parents of a big school',
      may: ['moderator', 'admin'],
      act: (p) => getCountFromServer(page(p, 10_000)),
    },
    {
      verb: 'create',
      what: 'an entry for oneself',
      may: [],
      act: (p) => setDoc(ref(p, p === 'anonymous' ? 'x' : p), directoryEntry(recordOf(p))),
    },
    {
      verb: 'update',
      what: 'the search tokens of the author’s entry',
      may: ['author'],
      act: (p) => updateDoc(ref(p, 'author'), { searchTokens: ['author'] }),
      setUp: back,
    },
    {
      verb: 'update',
      what: 'a stale entry after leaving',
      may: [],
      act: (p) => updateDoc(ref(p, 'exMember'), { searchTokens: ['x'] }),
    },
    { verb: 'delete', what: 'an entry', may: [], act: (p) => deleteDoc(ref(p, 'author')) },
    {
      verb: 'delete',
      what: 'a stale entry',
      may: ['admin'],
      act: (p) => deleteDoc(ref(p, 'exMember')),
      setUp: () => rules.restore(`schools/${OAKFIELD}/members/exMember`),
    },
  ]);
  denies('the directory without a limit', () =>
    getDocsFromServer(query(members('member'), orderBy('firstName'))),
  );
  denies('101 entries', () => getDocsFromServer(page('member', 101)));
  denies('10001 entries', () => getDocsFromServer(page('admin', 10_001)));
  denies('10001 entries to a moderator', () => getDocsFromServer(page('moderator', 10_001)));
});

describe('the directories of all schools at once', () => {
  const everywhere = (persona: Persona, count = 100) =>
    query(
      collectionGroup(rules.as(persona), 'members'),
      where('searchTokens', 'array-contains', 'tester'),
      limit(count),
    );
  matrix([
    { verb: 'list', what: 'a search of them', may: ['admin'], act: (p) => getDocsFromServer(everywhere(p)) },
    { verb: 'count', what: 'the found', may: ['admin'], act: (p) => getCountFromServer(everywhere(p)) },
  ]);
  denies('101 of them', () => getDocsFromServer(everywhere('admin', 101)));
  denies('them without a limit', () => getDocsFromServer(collectionGroup(rules.as('admin'), 'members')));
});

describe('keeping one’s entry', () => {
  /** Profile and entry in one batch, as our own client does. */
  const saves = (profile: Record<string, unknown>, entry: Record<string, unknown>) => {
    const db = rules.as('author');
    const batch = writeBatch(db);
    if (Object.keys(profile).length) batch.update(doc(db, 'users', 'author'), profile);
    batch.update(doc(db, path), entry);
    return batch.commit();
  };
  /** What a change of name leaves on the record. */
  const noted = {
    formerName: { firstName: 'author', lastName: 'Tester', at: serverTimestamp() },
    earlierName: null,
  };
  const profile = {
    firstName: 'Ann',
    lastName: 'Other',
    bio: 'Words',
    children: [{ name: 'Kim', gradeOrRoom: '3' }],
  };
  changes(
    'an entry with its profile',
    (change) => saves({ ...profile, ...noted }, { ...profile, ...change }),
    {
      right: {
        'as the profile says': {},
        'with new search tokens': { searchTokens: ['ann', 'other', 'oth'] },
      },
      wrong: {
        'under another first name': { firstName: 'Else' },
        'under another last name': { lastName: 'Else' },
        'with another bio': { bio: 'Others' },
        'with another picture': { profilePicUrl: 'https://tracker.example/pixel.gif' },
        'with other children': { children: [] },
        'of another uid': { uid: 'member' },
        'joined at another time': { joinedAt: new Date('2020-01-01') },
        'with 301 search tokens': { searchTokens: Array.from({ length: 301 }, () => 'a') },
        'with search tokens that are no list': { searchTokens: 'ann' },
        'with long search tokens': {
          searchTokens: ['a'.repeat(13), ...Array.from({ length: 299 }, () => 'a'.repeat(12))],
        },
        'with a field too many': { email: 'author@schoolgate.test' },
        ...removals('bio', 'searchTokens', 'joinedAt'),
      },
    },
    back,
  );
  denies('an entry without its profile', () => saves({}, { firstName: 'Ann' }), back);
});

describe('listing someone who is a member but missing', () => {
  const missing = () => rules.put({ 'users/author': RECORDS.author, [path]: null });
  const lists =
    (persona: Persona, change: object = {}) =>
    () =>
      setDoc(ref(persona, 'author'), { ...directoryEntry(RECORDS.author), ...change });
  allows('it for the moderator', lists('moderator'), missing);
  denies('it for a parent', lists('member'), missing);
  denies('it for the moderator of another school', lists('otherModerator'), missing);
  denies('it dated back', lists('moderator', { joinedAt: LONG_AGO }), missing);
});
