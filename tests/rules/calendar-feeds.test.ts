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
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { denies, matrix } from './support/cases';
import { loadRules } from './support/environment';
import { ELMWOOD, OAKFIELD } from './support/factories';
import { calendarFeed } from './support/own-data';
import { type Persona, SIGNED_IN } from './support/personas';

// That a parent has a school's events as a calendar feed. Functions write it, and serve it to whoever has its address.
const rules = loadRules('calendarfeeds');

const all = (persona: Persona) => collection(rules.as(persona), 'calendarFeeds');
const ref = (persona: Persona, uid: string = persona, schoolId = OAKFIELD) =>
  doc(all(persona), `${uid}_${schoolId}`);
const own = (p: Persona) => rules.put({ [`calendarFeeds/${p}_${OAKFIELD}`]: calendarFeed(p) });
const none = (p: Persona) => rules.put({ [`calendarFeeds/${p}_${OAKFIELD}`]: null });
const back = () => rules.restore(`calendarFeeds/author_${OAKFIELD}`);

describe('calendar feeds', () => {
  matrix([
    { verb: 'get', what: 'the author’s', may: ['author'], act: (p) => getDoc(ref(p, 'author')), setUp: back },
    { verb: 'get', what: 'one’s own', may: SIGNED_IN, act: (p) => getDoc(ref(p)), setUp: own },
    {
      verb: 'get',
      what: 'one’s own, which is turned off',
      may: SIGNED_IN,
      act: (p) => getDoc(ref(p)),
      setUp: none,
    },
    {
      verb: 'get',
      what: 'one’s own of another school',
      may: SIGNED_IN,
      act: (p) => getDoc(ref(p, p, ELMWOOD)),
    },
    {
      verb: 'list',
      what: 'one’s own',
      may: [],
      act: (p) => getDocsFromServer(query(all(p), where('userId', '==', p), limit(1))),
      setUp: own,
    },
    {
      verb: 'list',
      what: 'whose address it is',
      may: [],
      act: (p) => getDocsFromServer(query(all(p), where('secretHash', '==', 'hash'), limit(1))),
      setUp: back,
    },
    {
      verb: 'list',
      what: 'all of that name',
      may: [],
      act: (p) =>
        getDocsFromServer(
          query(collectionGroup(rules.as(p), 'calendarFeeds'), where('userId', '==', p), limit(1)),
        ),
    },
    {
      verb: 'count',
      what: 'those of the school',
      may: [],
      act: (p) => getCountFromServer(query(all(p), where('schoolId', '==', OAKFIELD), limit(1))),
    },
    { verb: 'create', what: 'one’s own', may: [], act: (p) => setDoc(ref(p), calendarFeed(p)), setUp: none },
    {
      verb: 'update',
      what: 'one’s own choice',
      may: [],
      act: (p) => updateDoc(ref(p), { choice: 'accepted' }),
      setUp: own,
    },
    {
      verb: 'update',
      what: 'the author’s',
      may: [],
      act: (p) => setDoc(ref(p, 'author'), calendarFeed('author')),
      setUp: back,
    },
    { verb: 'delete', what: 'one’s own', may: [], act: (p) => deleteDoc(ref(p)), setUp: own },
    { verb: 'delete', what: 'the author’s', may: [], act: (p) => deleteDoc(ref(p, 'author')), setUp: back },
  ]);
});

describe('a parent who would have more of their feed', () => {
  denies('an address of their own choice', () => updateDoc(ref('author'), { secretHash: 'mine' }), back);
  denies('the events of another school', () => updateDoc(ref('author'), { schoolId: ELMWOOD }), back);
  denies('another parent’s by an id that begins like theirs', () =>
    getDoc(doc(all('author'), 'authors_oakfield')),
  );
  denies('one below another document', () =>
    getDoc(doc(rules.as('author'), `users/author/calendarFeeds/author_${OAKFIELD}`)),
  );
});

describe('what functions note of a changed event', () => {
  // Stays the functions': a host who could count it down would have calendars keep what was.
  denies('is not its host’s to write', () =>
    updateDoc(doc(rules.as('author'), 'events/sportsDay'), { sequence: 0 }),
  );
});
