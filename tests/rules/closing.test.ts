import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { describe } from 'vitest';
import { TOPICS } from '@/domain/topics';
import { allows, changes, denies, matrix } from './support/cases';
import { counted, createCounted, editCounted } from './support/counted';
import { loadRules } from './support/environment';
import { GROUP, group, LONG_AGO, post, SINCE } from './support/factories';
import { pause, pausePath } from './support/moderation';
import type { Persona } from './support/personas';
import { RECORDS } from './support/world';

// The author has found something.
const rules = loadRules('closing');
const POST = 'posts/found';
const at = (persona: Persona, path = POST) => doc(rules.as(persona), path);
const there =
  (fields: object = {}, around: Record<string, object | null> = {}) =>
  () =>
    rules.put({
      [POST]: { ...post(RECORDS.author), createdAt: LONG_AGO, topic: 'lost-found', ...fields },
      [pausePath('author')]: null,
      ...around,
    });
const change = (by: Persona, fields: Record<string, unknown>) =>
  counted(rules, by, ['edits', 'found'], (batch) => batch.update(at(by), fields));
const close = (by: Persona, more: object = {}) => change(by, { closedAt: serverTimestamp(), ...more });
const reopen = (by: Persona) => change(by, { closedAt: null });

describe('closing by role', () => {
  const may: Persona[] = ['author', 'moderator'];
  const inGroup = { ...post(RECORDS.author, GROUP), createdAt: LONG_AGO, topic: 'offer' };
  matrix([
    { verb: 'update', what: 'what was lost, as found', may, act: close, setUp: there() },
    { verb: 'update', what: 'what was offered, as gone', may, act: close, setUp: there({ topic: 'offer' }) },
    { verb: 'update', what: 'what was found, as open', may, act: reopen, setUp: there({ closedAt: SINCE }) },
    {
      verb: 'update',
      what: 'what is offered in a group, as gone',
      may: ['groupMember'],
      act: close,
      setUp: there({ ...inGroup, authorId: 'groupMember' }),
    },
    {
      verb: 'update',
      what: 'what another one offers in a group, as gone',
      may: [],
      act: close,
      setUp: there(inGroup),
    },
  ]);
});

describe('closing', () => {
  changes(
    'what was lost',
    (fields) => change('author', fields),
    {
      right: { now: { closedAt: serverTimestamp() } },
      wrong: {
        'long ago': { closedAt: LONG_AGO },
        'by one’s own clock': { closedAt: new Date() },
        'by a word': { closedAt: 'now' },
        'that is open, as open': { closedAt: null },
        'with other words': { closedAt: serverTimestamp(), content: 'Gone' },
        'about something else by the way': { closedAt: serverTimestamp(), topic: 'offer' },
        'with a like': { closedAt: serverTimestamp(), likedBy: ['author'] },
        'marked as changed': { closedAt: serverTimestamp(), editedAt: serverTimestamp() },
      },
    },
    there(),
  );
  denies('what is closed once more', () => close('author'), there({ closedAt: SINCE }));
  for (const topic of [null, ...TOPICS.filter((one) => one !== 'offer' && one !== 'lost-found')])
    denies(`a post about ${topic}`, () => close('author'), there({ topic }));
  denies('while paused', () => close('author'), there({}, { [pausePath('author')]: pause('author') }));
  denies('as a moderator with other words', () => close('moderator', { content: 'Gone' }), there());
  denies(
    'in a group that is archived',
    () => close('groupMember'),
    there(
      { ...post(RECORDS.groupMember, GROUP), createdAt: LONG_AGO, topic: 'offer' },
      { [`groups/${GROUP}`]: { ...group(GROUP, 'groupMember'), archivedAt: LONG_AGO } },
    ),
  );
  denies('without a count', () => updateDoc(at('author'), { closedAt: serverTimestamp() }), there());
  denies(
    'with a count of something else',
    () =>
      counted(rules, 'author', ['edits', 'other'], (batch) =>
        batch.update(at('author'), { closedAt: serverTimestamp() }),
      ),
    there(),
  );
});

describe('a topic', () => {
  const cleared = () => rules.put({ 'posts/about': null });
  const write = (fields: object) =>
    createCounted(rules, 'member', 'posts', at('member', 'posts/about'), {
      ...post(RECORDS.member),
      ...fields,
    });
  const edit = (fields: Record<string, unknown>) => editCounted(rules, 'author', at('author'), fields);
  for (const topic of TOPICS) {
    allows(`${topic} of a new post`, () => write({ topic }), cleared);
    allows(`${topic} of a post of before`, () => edit({ topic }), there({ topic: null }));
  }
  allows('none any more', () => edit({ topic: null }), there());
  allows(
    'of a post that had no such field',
    () => edit({ topic: 'news' }),
    async () => {
      const { topic: _, closedAt: __, pinnedUntil: ___, sortAt: ____, ...before } = post(RECORDS.author);
      await rules.put({ [POST]: { ...before, createdAt: LONG_AGO } });
    },
  );
  for (const [what, topic] of Object.entries({
    'that there is not': 'sale',
    'that is empty': '',
    'in capitals': 'News',
    'that is a list': ['news'],
    'that is a map': { news: true },
    'that is a number': 1,
  })) {
    denies(`${what}, of a new post`, () => write({ topic }), cleared);
    denies(`${what}, of a post of before`, () => edit({ topic }), there());
  }
  denies('without marking the change', () => edit({ topic: 'news', editedAt: null }), there());
  denies('by another one', () => editCounted(rules, 'member', at('member'), { topic: 'news' }), there());
  denies(
    'of a new post that is found already',
    () => write({ topic: 'lost-found', closedAt: serverTimestamp() }),
    cleared,
  );
  denies(
    'of a new post that is pinned',
    () => write({ pinnedUntil: new Date(Date.now() + 60_000) }),
    cleared,
  );
  denies('of a new post that stands on top', () => write({ sortAt: new Date(Date.now() + 60_000) }), cleared);
});
