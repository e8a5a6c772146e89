import {
  arrayUnion,
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
import type { Poll } from '@/domain/entities/poll';
import { DAY_MS } from '@/domain/time';
import { allows, denies, exactly, matrix } from './support/cases';
import { counted, createCounted, editCounted, likeCounted } from './support/counted';
import { loadRules } from './support/environment';
import { ELMWOOD, GROUP, group, LONG_AGO, poll, pollVote, post } from './support/factories';
import { mostMentions } from './support/mentions';
import { block, blockPath, pause, pausePath } from './support/moderation';
import { MEMBERS, type Persona, SIGNED_IN } from './support/personas';
import { RECORDS } from './support/world';

// The author asks, the member has voted.
const rules = loadRules('polls');
const POST = 'posts/poll';
const GROUP_POST = 'posts/groupPoll';
const ref = (persona: Persona, of: string = persona, at = POST) =>
  doc(rules.as(persona), `${at}/pollVotes/${of}`);
const all = (persona: Persona) => collection(rules.as(persona), `${POST}/pollVotes`);
const vote = (persona: Persona, payload: object, of: string = persona, at = POST) =>
  counted(rules, persona, ['pollVotes', at.split('/')[1] ?? ''], (batch) =>
    batch.set(ref(persona, of, at), payload),
  );
const none = (persona: Persona) => rules.put({ [`${POST}/pollVotes/${persona}`]: null });
const there = () => rules.restore(`${POST}/pollVotes/member`);

describe('votes by role', () => {
  matrix([
    {
      verb: 'get',
      what: 'a parent’s vote',
      may: ['member'],
      act: (p) => getDoc(ref(p, 'member')),
      setUp: there,
    },
    { verb: 'get', what: 'one’s own vote, there or not', may: SIGNED_IN, act: (p) => getDoc(ref(p)) },
    {
      verb: 'list',
      what: 'the votes of a poll',
      may: [],
      act: (p) => getDocsFromServer(query(all(p), limit(1))),
    },
    {
      verb: 'count',
      what: 'the votes of a poll',
      may: [],
      act: (p) => getCountFromServer(query(all(p), where('choices', '==', [1]), limit(1))),
    },
    {
      verb: 'list',
      what: 'one’s own votes in all polls',
      may: [],
      act: (p) =>
        getDocsFromServer(
          query(collectionGroup(rules.as(p), 'pollVotes'), where('userId', '==', p), limit(1)),
        ),
    },
    { verb: 'create', what: 'a vote', may: MEMBERS, act: (p) => vote(p, pollVote(p)), setUp: none },
    {
      verb: 'create',
      what: 'a vote in a group',
      may: ['groupMember'],
      act: (p) => vote(p, pollVote(p), p, GROUP_POST),
      setUp: (p) => rules.put({ [`${GROUP_POST}/pollVotes/${p}`]: null }),
    },
    {
      verb: 'create',
      what: 'a vote in another’s name',
      may: [],
      act: (p) => vote(p, pollVote('fellow'), 'fellow'),
    },
    {
      verb: 'update',
      what: 'the member’s vote',
      may: ['member'],
      act: (p) => vote(p, { ...pollVote('member'), choices: [0] }, 'member'),
      setUp: there,
    },
    { verb: 'delete', what: 'a vote', may: [], act: (p) => deleteDoc(ref(p, 'member')), setUp: there },
    {
      verb: 'get',
      what: 'the tally',
      may: [],
      act: (p) => getDoc(doc(rules.as(p), '_pollTallies/poll')),
      setUp: () => rules.put({ '_pollTallies/poll': { votes: { member: [1] } } }),
    },
  ]);
});

const EIGHT = Array.from({ length: 8 }, (_, at) => `Option ${at}`);
/** The member has not voted; the poll is as in the world, but for these fields. */
const world =
  (asked: Partial<Record<keyof Poll, unknown>> = {}, change: Record<string, object | null> = {}) =>
  () =>
    rules.put({
      [POST]: { ...post(RECORDS.author), createdAt: LONG_AGO, poll: { ...poll(), ...asked } },
      [`${POST}/pollVotes/member`]: null,
      [blockPath('author', 'member')]: null,
      [pausePath('member')]: null,
      ...change,
    });
const chooses = (...choices: unknown[]) => vote('member', { ...pollVote('member'), choices });
const PAST = new Date(Date.now() - 1_000);

describe('voting', () => {
  exactly(
    'a vote',
    () => pollVote('member'),
    (payload) => vote('member', payload),
    {
      'in somebody else’s name': { userId: 'author' },
      'of another school': { schoolId: ELMWOOD },
      'dated back': { votedAt: LONG_AGO },
      'that is no list': { choices: 1 },
      'that is a map': { choices: { 0: 1 } },
      'that is a text': { choices: '1' },
      'that is a map of nothing': { choices: {} },
      'that is a text of nothing': { choices: '' },
    },
    world(),
  );
  allows('a vote for the first', () => chooses(0), world());
  allows('a vote for the last', () => chooses(2), world());
  allows('taking a vote back', () => chooses(), world());
  denies('a vote for an option that is not there', () => chooses(3), world());
  denies('a vote for what is before the first', () => chooses(-1), world());
  denies('a vote for half an option', () => chooses(0.5), world());
  denies('a vote for an option by its words', () => chooses('Soup'), world());
  denies('a vote for nothing of a list', () => chooses(null), world());
  denies('two votes where one is asked for', () => chooses(0, 1), world());

  const several = world({ isMultiple: true });
  allows('several', () => chooses(0, 2), several);
  allows('all', () => chooses(0, 1, 2), several);
  denies('the same twice', () => chooses(1, 1), several);
  denies('several out of order', () => chooses(2, 0), several);
  denies('more than there are', () => chooses(0, 1, 2, 3), several);
  denies('several of which the last is not there', () => chooses(0, 3), several);
  const eight = world({ isMultiple: true, options: EIGHT });
  allows('eight of eight', () => chooses(...EIGHT.keys()), eight);
  denies('a ninth', () => chooses(...EIGHT.keys(), 8), eight);
  for (const count of [3, 4, 5, 6, 7])
    denies(
      `${count} of which the last comes twice`,
      () => chooses(...[...EIGHT.keys()].slice(0, count - 1), count - 2),
      eight,
    );
  for (const at of EIGHT.keys()) {
    const choices: unknown[] = [...EIGHT.keys()];
    denies(`eight with a half at ${at}`, () => chooses(...choices.with(at, at - 0.5)), eight);
    denies(
      `eight with one twice at ${at}`,
      () => chooses(...choices.with(at, at === 0 ? -1 : at - 1)),
      eight,
    );
  }

  denies(
    'a vote of one’s own in the place of another’s',
    () => vote('member', pollVote('member'), 'author'),
    world({}, { [`${POST}/pollVotes/author`]: null }),
  );
  allows('a vote in a poll without an end', () => chooses(1), world({ endsAt: null }));
  denies('a vote after the end', () => chooses(1), world({ endsAt: PAST }));
  denies('taking a vote back after the end', () => chooses(), world({ endsAt: PAST }));
  denies(
    'a vote under a post without a poll',
    () => vote('member', pollVote('member'), 'member', 'posts/schoolPost'),
    world(),
  );
  denies(
    'a vote under a post of before there were polls',
    () => vote('member', pollVote('member')),
    async () => {
      const { poll: _, pollSummary: __, ...before } = post(RECORDS.author);
      await world({}, { [POST]: { ...before, createdAt: LONG_AGO } })();
    },
  );
  denies('a vote under a post that is not there', () =>
    vote('member', pollVote('member'), 'member', 'posts/gone'),
  );
  denies('a vote that is not counted', () => setDoc(ref('member'), pollVote('member')), world());
  denies(
    'a vote counted as one in another poll',
    () =>
      counted(rules, 'member', ['pollVotes', 'other'], (batch) =>
        batch.set(ref('member'), pollVote('member')),
      ),
    world(),
  );
  denies('a vote below who has blocked one', () => chooses(1), world({}, block('author', 'member')));
  allows('a vote below whom one has blocked', () => chooses(1), world({}, block('member', 'author')));
  denies('a vote while paused', () => chooses(1), world({}, { [pausePath('member')]: pause('member') }));
  denies(
    'a vote in a group that is out of sight',
    () => vote('groupMember', pollVote('groupMember'), 'groupMember', GROUP_POST),
    () => rules.put({ [`groups/${GROUP}`]: null }),
  );
  denies(
    'a vote in a group that is archived',
    () => vote('groupMember', pollVote('groupMember'), 'groupMember', GROUP_POST),
    () => rules.put({ [`groups/${GROUP}`]: { ...group(GROUP, 'groupMember'), archivedAt: LONG_AGO } }),
  );
  allows(
    'a vote in a group that is back',
    () => vote('groupMember', pollVote('groupMember'), 'groupMember', GROUP_POST),
    () => rules.put({ [`groups/${GROUP}`]: { ...group(GROUP, 'groupMember'), createdAt: LONG_AGO } }),
  );
});

describe('a post that asks', () => {
  const cleared = () => rules.put({ 'posts/asks': null, [pausePath('member')]: null });
  const write = (fields: object) =>
    createCounted(rules, 'member', 'posts', doc(rules.as('member'), 'posts/asks'), {
      ...post(RECORDS.member),
      ...fields,
    });
  const asks = (change: Partial<Record<keyof Poll, unknown>>) => write({ poll: { ...poll(), ...change } });
  const long = 'é'.repeat(80);
  const right: Record<string, Partial<Record<keyof Poll, unknown>>> = {
    'three options': {},
    'two options': { options: ['Yes', 'No'] },
    'eight options': { options: EIGHT },
    'eight options of 80 characters': { options: EIGHT.map((_, at) => `${at}${long.slice(1)}`) },
    'options of one letter': { options: ['a', 'b'] },
    'options with blanks between': { options: ['Not  now', 'Never; ever'] },
    'several answers': { isMultiple: true },
    'no end': { endsAt: null },
    // A run of the mutations reads this file long before its last cases.
    'an end in an hour': { endsAt: new Date(Date.now() + 3_600_000) },
    'an end in 60 days': { endsAt: new Date(Date.now() + 60 * DAY_MS) },
  };
  for (const [what, change] of Object.entries(right)) allows(what, () => asks(change), cleared);
  const wrong: Record<string, Partial<Record<keyof Poll, unknown>>> = {
    'one option': { options: ['Yes'] },
    'no option': { options: [] },
    'nine options': { options: [...EIGHT, 'more'] },
    'options that are no list': { options: 'Yes' },
    'options that are a map': { options: { 0: 'Yes', 1: 'No' } },
    'options that are numbers': { options: [1, 2] },
    'an option that is a map': { options: ['Yes', { No: 'No' }] },
    'an option that is true': { options: ['Yes', true] },
    'an option that is nothing': { options: ['Yes', null] },
    'an empty option': { options: ['Yes', ''] },
    'an option of blanks': { options: ['Yes', '  '] },
    'an option that begins with a blank': { options: ['Yes', ' No'] },
    'an option that ends with a blank': { options: ['Yes ', 'No'] },
    'an option of 81 characters': { options: ['Yes', 'x'.repeat(81)] },
    'a first option of 81 characters': { options: ['x'.repeat(81), 'Yes'] },
    'an option of two lines': { options: ['Yes', 'No\nNever'] },
    'an option twice': { options: ['Yes', 'No', 'Yes'] },
    'several answers in words': { isMultiple: 'yes' },
    'an end that is over': { endsAt: PAST },
    'an end in 61 days': { endsAt: new Date(Date.now() + 61 * DAY_MS) },
    'an end in words': { endsAt: 'tomorrow' },
    'an end that is now': { endsAt: serverTimestamp() },
  };
  for (const [what, change] of Object.entries(wrong)) denies(what, () => asks(change), cleared);
  denies('a poll with more to it', () => write({ poll: { ...poll(), isAnonymous: false } }), cleared);
  for (const field of ['options', 'isMultiple', 'endsAt'] as const) {
    const { [field]: _, ...rest } = poll();
    denies(`a poll without ${field}`, () => write({ poll: rest }), cleared);
  }
  denies('a poll that is none', () => write({ poll: true }), cleared);
  denies('a poll that is a text', () => write({ poll: 'Pizza or soup?' }), cleared);
  denies(
    'votes of one’s own making',
    () => write({ poll: poll(), pollSummary: { voters: 9, votes: [9, 0, 0] } }),
    cleared,
  );
  denies('votes without a poll', () => write({ pollSummary: { voters: 9, votes: null } }), cleared);

  const url = `https://firebasestorage.googleapis.com/v0/b/${rules.projectId}.appspot.com/o/post-images%2Fmember%2F3f-cake.jpg?alt=media&token=ab-12`;
  allows(
    'all that a post may have, at once',
    () =>
      write({
        poll: {
          ...{ isMultiple: true, endsAt: new Date(Date.now() + DAY_MS) },
          options: EIGHT.map((_, at) => `${at}${long.slice(1)}`),
        },
        images: Array.from({ length: 6 }, () => ({ url, alt: 'é'.repeat(200) })),
        imageUrl: url,
        content: 'é'.repeat(5000),
        searchTokens: Array.from({ length: 300 }, () => 'a'.repeat(12)),
        mentions: mostMentions,
      }),
    cleared,
  );
});

describe('a poll that stands', () => {
  const own = (persona: Persona = 'author') => doc(rules.as(persona), POST);
  const summary = (voters: number) => ({ voters, votes: null });
  const asked = (pollSummary: object | null = null) =>
    world({}, { [POST]: { ...post(RECORDS.author), createdAt: LONG_AGO, poll: poll(), pollSummary } });
  const other = { ...poll(), options: ['Pizza', 'Soup', 'Bread'] };
  for (const [what, change] of Object.entries({
    'other options': { poll: other },
    'one option by its path': { 'poll.options': other.options },
    'another end': { 'poll.endsAt': null },
    'no poll': { poll: null },
    'other numbers': { pollSummary: { voters: 9, votes: [9, 0, 0] } },
  })) {
    denies(`${what}, alone`, () => updateDoc(own(), change), asked());
    denies(
      `${what}, with other words`,
      () => editCounted(rules, 'author', own(), { content: 'Hi', ...change }),
      asked(),
    );
    denies(
      `${what}, with a like`,
      () => likeCounted(rules, 'member', own('member'), { likedBy: arrayUnion('member'), ...change }),
      asked(),
    );
  }
  denies('a poll for a post that had none', () =>
    editCounted(rules, 'member', doc(rules.as('member'), 'posts/memberPost'), { poll: poll() }),
  );
  allows('other words before anybody has voted', () => editCounted(rules, 'author', own()), asked());
  denies('other words once somebody has voted', () => editCounted(rules, 'author', own()), asked(summary(1)));
  allows(
    'a like once somebody has voted',
    () => likeCounted(rules, 'member', own('member'), { likedBy: arrayUnion('member') }),
    asked(summary(1)),
  );
});
