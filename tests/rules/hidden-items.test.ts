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
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { HIDDEN_KINDS } from '@/domain/entities/hidden-item';
import { MAX_HIDDEN_LABEL } from '@/domain/limits';
import { allows, denies, exactly, matrix } from './support/cases';
import { createCounted } from './support/counted';
import { loadRules } from './support/environment';
import { LONG_AGO } from './support/factories';
import { block, blockPath, hiddenItem } from './support/moderation';
import { type Persona, SIGNED_IN } from './support/personas';

const rules = loadRules('hiddenitems');
const items = (persona: Persona, of: Persona = 'author') =>
  collection(rules.as(persona), 'users', of, 'hiddenItems');
const ref = (persona: Persona, id = 'post_groupPost', of: Persona = 'author') => doc(items(persona, of), id);
const page = (persona: Persona, of: Persona = 'author', count = 500) =>
  query(items(persona, of), orderBy('createdAt', 'desc'), limit(count));
const hides = (by: Persona, payload: object, id: string, of: Persona = by) =>
  createCounted(rules, by, 'hiddenItems', ref(by, id, of), payload);
const there = () => rules.restore('users/author/hiddenItems/post_groupPost');

describe('what is hidden by role', () => {
  matrix([
    { verb: 'get', what: 'an item', may: ['author'], act: (p) => getDoc(ref(p)) },
    { verb: 'list', what: 'the author’s', may: ['author'], act: (p) => getDocsFromServer(page(p)) },
    { verb: 'count', what: 'the author’s', may: ['author'], act: (p) => getCountFromServer(page(p)) },
    { verb: 'list', what: 'one’s own', may: SIGNED_IN, act: (p) => getDocsFromServer(page(p, p)) },
    {
      verb: 'list',
      what: 'that of all parents',
      may: [],
      act: (p) =>
        getDocsFromServer(
          query(collectionGroup(rules.as(p), 'hiddenItems'), where('targetId', '==', p), limit(1)),
        ),
    },
    {
      verb: 'create',
      what: 'an item of the author’s',
      may: ['author'],
      act: (p) => hides(p, hiddenItem('post', 'schoolPost'), 'post_schoolPost', 'author'),
      setUp: () => rules.put({ 'users/author/hiddenItems/post_schoolPost': null }),
    },
    {
      verb: 'update',
      what: 'an item',
      may: [],
      act: (p) => updateDoc(ref(p), { label: 'Another' }),
      setUp: there,
    },
    {
      verb: 'update',
      what: 'an item as a whole',
      may: [],
      act: (p) => hides(p, hiddenItem('post', 'groupPost'), 'post_groupPost', 'author'),
      setUp: there,
    },
    { verb: 'delete', what: 'an item', may: ['author'], act: (p) => deleteDoc(ref(p)), setUp: there },
  ]);
  denies('501 items', () => getDocsFromServer(page('author', 'author', 501)));
  denies('items without a limit', () => getDocsFromServer(items('author')));
});

describe('hiding', () => {
  const id = 'post_schoolPost';
  const cleared = () => rules.put({ [`users/member/hiddenItems/${id}`]: null });
  exactly(
    'a post',
    () => hiddenItem('post', 'schoolPost'),
    (payload) => hides('member', payload, id),
    {
      'of another kind than its id says': { kind: 'group' },
      'of another id': { targetId: 'groupPost' },
      'without a label': { label: '' },
      'with a label of blanks': { label: ' \n' },
      'with a label of 101 characters': { label: 'x'.repeat(MAX_HIDDEN_LABEL + 1) },
      'with a label that is no text': { label: 7 },
      'dated back': { createdAt: LONG_AGO },
    },
    cleared,
  );
  allows(
    'a post with a label of 100 characters',
    () => hides('member', { ...hiddenItem('post', 'schoolPost'), label: 'é'.repeat(MAX_HIDDEN_LABEL) }, id),
    cleared,
  );
  denies(
    'a post uncounted',
    () => setDoc(ref('member', id, 'member'), hiddenItem('post', 'schoolPost')),
    cleared,
  );
  const of = (kind: string, targetId: string) => () =>
    hides('member', { ...hiddenItem('post', targetId), kind }, `${kind}_${targetId}`);
  const none = (kind: string, targetId: string) => () =>
    rules.put({ [`users/member/hiddenItems/${kind}_${targetId}`]: null });
  for (const kind of HIDDEN_KINDS) allows(`a ${kind}`, of(kind, 'groupMember'), none(kind, 'groupMember'));
  allows('a welcome', of('post', 'welcome_author_oakfield'));
  allows('what has an id of 200 characters', of('post', 'x'.repeat(200)), none('post', 'x'.repeat(200)));
  denies('what has an id of 201 characters', of('post', 'x'.repeat(201)));
  denies('what has an id of other characters', of('post', 'a.b'));
  denies('what has no id', of('post', ''));
  denies('what has an id that is no text', () =>
    hides('member', { ...hiddenItem('post', '7'), targetId: 7 }, 'post_7'),
  );
  denies('an event', of('event', 'sportsDay'));
  denies('what is of no kind', of('', 'schoolPost'));
});

describe('blocking', () => {
  const blocks = (by: Persona, of: string) => hides(by, hiddenItem('blocked', of), `blocked_${of}`);
  const none = () => rules.put({ [blockPath('member', 'author')]: null });
  allows('another parent', () => blocks('member', 'author'), none);
  allows('a moderator', () => blocks('member', 'moderator'));
  allows('a parent by an admin', () => blocks('admin', 'author'));
  denies('an admin', () => blocks('member', 'admin'));
  denies('an admin by a moderator', () => blocks('moderator', 'admin'));
  denies('oneself', () => blocks('member', 'member'));
  denies('who has no account', () => blocks('member', 'nobody'));
  denies('an admin as what is only hidden, under the id of a block', () =>
    hides('member', hiddenItem('person', 'admin'), 'blocked_admin'),
  );
  allows('an admin out of one’s own sight', () =>
    hides('member', hiddenItem('person', 'admin'), 'person_admin'),
  );
  denies('somebody in another’s name', () =>
    hides('member', hiddenItem('blocked', 'moderator'), 'blocked_moderator', 'author'),
  );

  const blocked = () => rules.put(block('author', 'member'));
  for (const by of ['member', 'moderator', 'admin'] as const) {
    denies(`whether one is blocked, asked by ${by}`, () => getDoc(ref(by, 'blocked_member')), blocked);
    denies(`the list of who is blocked, asked by ${by}`, () =>
      getDocsFromServer(query(items(by), where('kind', '==', 'blocked'), limit(1))),
    );
    denies(`the end of another’s block by ${by}`, () => deleteDoc(ref(by, 'blocked_member')), blocked);
  }
  allows('the end of one’s own block', () => deleteDoc(ref('author', 'blocked_member')), blocked);
});
