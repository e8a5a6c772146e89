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
import { MAX_EMAIL, MAX_PHONE } from '@/domain/limits';
import { allows, denies, exactly, matrix } from './support/cases';
import { contactCard, contactShare } from './support/contacts';
import { loadRules } from './support/environment';
import { ELMWOOD, LONG_AGO, OAKFIELD } from './support/factories';
import { block, blockPath } from './support/moderation';
import { PERSONAS, type Persona, SIGNED_IN } from './support/personas';
import { RECORDS } from './support/world';

// The author has a card, and has given it to the member.
const rules = loadRules('contactcards');
const cards = (persona: Persona) => collection(rules.as(persona), 'contactCards');
const ref = (persona: Persona, uid: string = persona) => doc(cards(persona), uid);
const look = (persona: Persona, uid: string = 'author') => getDoc(ref(persona, uid));
const back = () => rules.restore('contactCards/author');
const none = (p: Persona) => rules.put({ [`contactCards/${p}`]: null });

describe('cards by role', () => {
  matrix([
    { verb: 'get', what: 'the author’s', may: ['author', 'member'], act: (p) => look(p) },
    {
      verb: 'get',
      what: 'one’s own, which is not there',
      may: SIGNED_IN,
      act: (p) => look(p, p),
      setUp: none,
    },
    {
      verb: 'list',
      what: 'them',
      may: [],
      act: (p) => getDocsFromServer(query(cards(p), limit(1))),
      setUp: back,
    },
    {
      verb: 'list',
      what: 'the author’s',
      may: [],
      act: (p) => getDocsFromServer(query(cards(p), where('userId', '==', 'author'), limit(1))),
    },
    {
      verb: 'count',
      what: 'those with a telephone number',
      may: [],
      act: (p) => getCountFromServer(query(cards(p), where('phone', '==', '+1 555 0100'), limit(1))),
    },
    {
      verb: 'list',
      what: 'all of that name',
      may: [],
      act: (p) =>
        getDocsFromServer(
          query(collectionGroup(rules.as(p), 'contactCards'), where('userId', '==', p), limit(1)),
        ),
    },
    {
      verb: 'create',
      what: 'one’s own',
      may: SIGNED_IN,
      act: (p) => setDoc(ref(p), contactCard(p)),
      setUp: none,
    },
    {
      verb: 'create',
      what: 'the author’s',
      may: ['author'],
      act: (p) => setDoc(ref(p, 'author'), contactCard('author')),
      setUp: () => none('author'),
    },
    {
      verb: 'create',
      what: 'one’s own in the author’s place',
      may: ['author'],
      act: (p) => setDoc(ref(p, 'author'), contactCard(p)),
      setUp: () => none('author'),
    },
    {
      verb: 'update',
      what: 'one’s own over the author’s',
      may: ['author'],
      act: (p) => setDoc(ref(p, 'author'), contactCard(p)),
      setUp: back,
    },
    {
      verb: 'update',
      what: 'the author’s',
      may: ['author'],
      act: (p) => setDoc(ref(p, 'author'), { ...contactCard('author'), phone: '+1 555 0199' }),
      setUp: back,
    },
    { verb: 'delete', what: 'the author’s', may: [], act: (p) => deleteDoc(ref(p, 'author')), setUp: back },
  ]);
});

describe('saving one’s card', () => {
  const cleared = () => none('member');
  const saves = (change: object) => () => setDoc(ref('member'), { ...contactCard('member'), ...change });
  exactly(
    'a card',
    () => contactCard('member'),
    (payload) => setDoc(ref('member'), payload),
    {
      'of somebody else': { userId: 'author' },
      'whose telephone number is no text': { phone: 15550100 },
      'whose address is no text': { email: ['home@schoolgate.test'] },
      'with a telephone number of 41 characters': { phone: '1'.repeat(MAX_PHONE + 1) },
      'with an address of 255 characters': { email: 'x'.repeat(MAX_EMAIL + 1) },
      'dated back': { updatedAt: LONG_AGO },
    },
    cleared,
  );
  allows('a telephone number of 40 characters', saves({ phone: '1'.repeat(MAX_PHONE) }), cleared);
  allows('an address of 254 characters', saves({ email: 'x'.repeat(MAX_EMAIL) }), cleared);
  allows('an empty one, when nobody shall have it any more', saves({ phone: '', email: '' }), cleared);
  denies(
    'another number with the time of before',
    () => updateDoc(ref('author'), { phone: '+1 555 0199' }),
    back,
  );
});

describe('whose telephone?', () => {
  /** The member has been given the author's card at Oakfield, and this has happened since. */
  const since =
    (change: Record<string, object | null> = {}) =>
    async () => {
      await rules.restore(
        'contactCards/author',
        'contactShares/author_member',
        'users/author',
        'users/member',
      );
      await rules.restore(`schools/${OAKFIELD}/members/author`);
      await rules.put({
        [blockPath('author', 'member')]: null,
        [blockPath('member', 'author')]: null,
        ...change,
      });
    };
  const record = (uid: 'author' | 'member', change: object) => ({
    [`users/${uid}`]: { ...RECORDS[uid], ...change },
  });
  const moved = { approvedSchools: [ELMWOOD] };
  const left = { approvedSchools: [], approved: false };
  const asMember = () => look('member');

  allows('it to whom it was given', asMember, since());
  allows(
    'that there is none any more to whom it was given',
    asMember,
    since({ 'contactCards/author': null }),
  );
  denies('it after it was taken back', asMember, since({ 'contactShares/author_member': null }));
  denies(
    'it to who has given theirs',
    asMember,
    since({
      'contactShares/author_member': null,
      'contactShares/member_author': contactShare('member', 'author'),
    }),
  );
  denies('it to whom its owner has blocked', asMember, since(block('author', 'member')));
  allows('it to who has blocked its owner', asMember, since(block('member', 'author')));
  allows(
    'it to an admin, whom nobody keeps out, where it was given to them',
    asMember,
    since({ ...block('author', 'member'), ...record('member', { isAdmin: true }) }),
  );
  denies('it to who has left the school', asMember, since(record('member', left)));
  denies('it to who belongs to another school by now', asMember, since(record('member', moved)));
  denies(
    'it to an admin who has left the school',
    asMember,
    since(record('member', { ...left, isAdmin: true })),
  );
  denies('that of who has left the school, whose entry lies there', asMember, since(record('author', left)));
  denies('that of who belongs to another school by now', asMember, since(record('author', moved)));
  denies(
    'that of who has left with them to another school, where it was not given',
    asMember,
    since({ ...record('author', moved), ...record('member', moved) }),
  );
  denies('that of who has no account any more', asMember, since({ 'users/author': null }));
  denies(
    'it by a share of another school of theirs',
    asMember,
    since({ 'contactShares/author_member': contactShare('author', 'member', ELMWOOD) }),
  );
  allows(
    'it to the moderator whom it was given',
    () => look('moderator'),
    since({ 'contactShares/author_moderator': contactShare('author', 'moderator') }),
  );
  for (const by of PERSONAS.filter((p) => p !== 'author' && p !== 'member'))
    denies(
      `it to ${by}, where shares lie around the others`,
      () => look(by),
      since({
        [`contactShares/${by}_author`]: contactShare(by, 'author'),
        [`contactShares/${by}_member`]: contactShare(by, 'member'),
        'contactShares/author_moderator': null,
      }),
    );
  denies(
    'it to who has left, by a share that lies there',
    () => look('exMember'),
    since({ 'contactShares/author_exMember': contactShare('author', 'exMember') }),
  );
});
