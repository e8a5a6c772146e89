import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocsFromServer,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { DAY_MS } from '@/domain/time';
import { allows, denies, exactly, matrix } from './support/cases';
import { createCounted } from './support/counted';
import { loadRules } from './support/environment';
import { GROUP, LONG_AGO } from './support/factories';
import { silence } from './support/moderation';
import type { Persona } from './support/personas';

const rules = loadRules('silenced');
const ID = `group-${GROUP}`;
const silenced = (persona: Persona, of: Persona = 'author') =>
  collection(rules.as(persona), 'users', of, 'silenced');
const ref = (persona: Persona, id = ID, of: Persona = 'author') => doc(silenced(persona, of), id);
const silences = (by: Persona, payload: object, id = ID, of: Persona = by) =>
  createCounted(rules, by, 'silences', ref(by, id, of), payload);
const there = () => rules.restore(`users/author/silenced/${ID}`);
const cleared = () => rules.put({ [`users/member/silenced/${ID}`]: null });
const ahead = (days: number) => new Date(Date.now() + days * DAY_MS);

describe('what is silenced by role', () => {
  matrix([
    { verb: 'get', what: 'a silence', may: ['author'], act: (p) => getDoc(ref(p)) },
    { verb: 'get', what: 'whether it is there', may: ['author'], act: (p) => getDoc(ref(p, 'post-none')) },
    {
      verb: 'list',
      what: 'the author’s',
      may: [],
      act: (p) => getDocsFromServer(query(silenced(p), limit(1))),
    },
    {
      verb: 'create',
      what: 'a silence of the author’s',
      may: ['author'],
      act: (p) => silences(p, silence(), 'post-schoolPost', 'author'),
      setUp: () => rules.put({ 'users/author/silenced/post-schoolPost': null }),
    },
    {
      verb: 'update',
      what: 'a silence of the author’s',
      may: ['author'],
      act: (p) => silences(p, silence(ahead(1)), ID, 'author'),
      setUp: there,
    },
    { verb: 'delete', what: 'a silence', may: ['author'], act: (p) => deleteDoc(ref(p)), setUp: there },
  ]);
});

describe('silencing', () => {
  exactly(
    'a group for good',
    () => silence(),
    (payload) => silences('member', payload),
    {
      'dated back': { createdAt: LONG_AGO },
      'for more than a week and a day': { until: ahead(8.1) },
      'for some words': { until: 'soon' },
      'for a number': { until: 7 },
    },
    cleared,
  );
  allows('a group for a week', () => silences('member', silence(ahead(7))), cleared);
  allows('a group until a time that is past by now', () => silences('member', silence(ahead(-1))), cleared);
  denies('a group uncounted', () => setDoc(ref('member', ID, 'member'), silence()), cleared);
  denies('a change of a silence uncounted', () => updateDoc(ref('author'), { until: ahead(1) }), there);
  denies('a silence without its end', () => updateDoc(ref('author'), { until: deleteField() }), there);
  for (const [what, id] of [
    ['a post', 'post-schoolPost'],
    ['a welcome', 'post-welcome_author_oakfield'],
    ['the comments on an event', 'post-event_sportsDay'],
    ['what has an id of 200 characters', `post-${'x'.repeat(200)}`],
  ] as const)
    allows(what, () => silences('member', silence(), id));
  for (const [what, id] of [
    ['a person', 'person-author'],
    ['what has no id', 'post-'],
    ['what is of no kind', 'schoolPost'],
    ['what has an id of 201 characters', `post-${'x'.repeat(201)}`],
    ['what has an id of other characters', 'post-a.b'],
  ] as const)
    denies(what, () => silences('member', silence(), id));
});
