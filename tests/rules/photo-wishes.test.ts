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
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { MAX_PHOTO_WISH } from '@/domain/limits';
import { allows, denies, exactly, matrix } from './support/cases';
import { loadRules } from './support/environment';
import { ELMWOOD, LONG_AGO, OAKFIELD } from './support/factories';
import { photoWish } from './support/moderation';
import { MEMBERS, type Persona } from './support/personas';

const rules = loadRules('photowishes');
const READERS = [...MEMBERS, 'admin'] as const;
const pathOf = (uid: string) => `schools/${OAKFIELD}/photoWishes/${uid}`;
const wishes = (persona: Persona) => collection(rules.as(persona), 'schools', OAKFIELD, 'photoWishes');
const ref = (persona: Persona, uid: string = persona) => doc(wishes(persona), uid);
const page = (persona: Persona, count = 200) =>
  query(wishes(persona), orderBy('updatedAt', 'desc'), limit(count));
const none = (p: Persona) => rules.put({ [pathOf(p)]: null });
const old = (p: Persona) => rules.put({ [pathOf(p)]: { ...photoWish(p), updatedAt: LONG_AGO } });
const back = () => rules.restore(pathOf('author'));

describe('photo wishes by role', () => {
  matrix([
    { verb: 'get', what: 'one', may: READERS, act: (p) => getDoc(ref(p, 'author')) },
    { verb: 'list', what: 'them', may: READERS, act: (p) => getDocsFromServer(page(p)) },
    { verb: 'count', what: 'them', may: READERS, act: (p) => getCountFromServer(page(p)) },
    {
      verb: 'list',
      what: 'those of all schools',
      may: [],
      act: (p) => getDocsFromServer(query(collectionGroup(rules.as(p), 'photoWishes'), limit(1))),
    },
    { verb: 'create', what: 'one', may: MEMBERS, act: (p) => setDoc(ref(p), photoWish(p)), setUp: none },
    { verb: 'update', what: 'one’s own', may: MEMBERS, act: (p) => setDoc(ref(p), photoWish(p)), setUp: old },
    {
      verb: 'update',
      what: 'the author’s',
      may: ['author'],
      act: (p) => setDoc(ref(p, 'author'), photoWish('author', 'All pictures are welcome')),
      setUp: back,
    },
    {
      verb: 'delete',
      what: 'the author’s',
      may: ['author'],
      act: (p) => deleteDoc(ref(p, 'author')),
      setUp: back,
    },
  ]);
  denies('201 of them', () => getDocsFromServer(page('member', 201)));
  denies('them without a limit', () => getDocsFromServer(wishes('member')));
  allows(
    'the end of one’s own after having left',
    () => deleteDoc(ref('exMember')),
    () => old('exMember'),
  );
});

describe('wishing', () => {
  const own = () => none('member');
  exactly(
    'a wish',
    () => photoWish('member'),
    (payload) => setDoc(ref('member'), payload),
    {
      'in another’s name': { userId: 'author' },
      'for another school': { schoolId: ELMWOOD },
      'without words': { text: '' },
      'of blanks': { text: ' \n' },
      'of 201 characters': { text: 'x'.repeat(MAX_PHOTO_WISH + 1) },
      'whose words are no text': { text: ['No'] },
      'dated back': { updatedAt: LONG_AGO },
    },
    own,
  );
  allows(
    'a wish of 200 characters',
    () => setDoc(ref('member'), photoWish('member', 'é'.repeat(MAX_PHOTO_WISH))),
    own,
  );
  denies(
    'other words with the time of before',
    () => updateDoc(ref('member'), { text: 'Else' }),
    () => old('member'),
  );
  denies(
    'a wish of one’s own in another’s place',
    () => setDoc(ref('member', 'author'), photoWish('member')),
    back,
  );
  denies(
    'a wish of one’s own under the id of a family that has none',
    () => setDoc(ref('member', 'moderator'), photoWish('member')),
    () => none('moderator'),
  );
  denies('a wish at another school', () =>
    setDoc(doc(rules.as('member'), `schools/${ELMWOOD}/photoWishes/member`), {
      ...photoWish('member'),
      schoolId: ELMWOOD,
    }),
  );
});
