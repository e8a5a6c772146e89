import {
  arrayRemove,
  arrayUnion,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocsFromServer,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, denies, matrix } from './support/cases';
import { counted, createCounted, editCounted, likeCounted } from './support/counted';
import { loadRules } from './support/environment';
import {
  admission,
  CLOSED_GROUP,
  claim,
  comment,
  ELMWOOD,
  eventSeries,
  GROUP,
  group,
  groupFile,
  groupMembership,
  groupRequest,
  LONG_AGO,
  OAKFIELD,
  pinList,
  pollVote,
  post,
  rsvp,
  schoolEvent,
  seriesChange,
  signUpList,
} from './support/factories';
import { hiddenItem, pause, pausePath, photoWish } from './support/moderation';
import type { Persona } from './support/personas';
import { RECORDS } from './support/world';

const rules = loadRules('pauses');
const at = (persona: Persona, path: string) => doc(rules.as(persona), path);

describe('pauses by role', () => {
  const ref = (p: Persona, of: Persona = 'author') => at(p, pausePath(of));
  const paused = () => rules.put({ [pausePath('author')]: pause('author') });
  const none = () => rules.put({ [pausePath('author')]: null });
  matrix([
    {
      verb: 'get',
      what: 'a pause',
      may: ['author', 'moderator', 'admin'],
      act: (p) => getDoc(ref(p)),
      setUp: paused,
    },
    {
      verb: 'list',
      what: 'pauses of a school',
      may: [],
      act: (p) => getDocsFromServer(query(collection(rules.as(p), 'schools', OAKFIELD, 'pauses'), limit(1))),
    },
    {
      verb: 'list',
      what: 'pauses of all schools',
      may: [],
      act: (p) => getDocsFromServer(query(collectionGroup(rules.as(p), 'pauses'), limit(1))),
    },
    {
      verb: 'create',
      what: 'a pause',
      may: [],
      act: (p) => setDoc(ref(p), pause('author')),
      setUp: none,
    },
    {
      verb: 'update',
      what: 'a pause that is over sooner',
      may: [],
      act: (p) => updateDoc(ref(p), { until: LONG_AGO }),
      setUp: paused,
    },
    { verb: 'delete', what: 'a pause', may: [], act: (p) => deleteDoc(ref(p)), setUp: paused },
  ]);
});

/** Everything that a member may write into their school, as our client does it. */
const as = 'groupMember';
const WRITES: Record<string, () => Promise<unknown>> = {
  'a post': () => createCounted(rules, as, 'posts', at(as, 'posts/pausing'), post(RECORDS[as])),
  'a post in a group': () =>
    createCounted(rules, as, 'posts', at(as, 'posts/pausing'), post(RECORDS[as], GROUP)),
  'a comment': () =>
    createCounted(rules, as, 'comments', at(as, 'posts/schoolPost/comments/pausing'), comment(RECORDS[as])),
  'a comment on a post of one’s own': () =>
    createCounted(rules, as, 'comments', at(as, 'posts/groupPost/comments/pausing'), comment(RECORDS[as])),
  'other words for a post': () => editCounted(rules, as, at(as, 'posts/groupPost')),
  'other words for a comment': () => editCounted(rules, as, at(as, 'posts/groupPost/comments/groupRemark')),
  'a like': () => likeCounted(rules, as, at(as, 'posts/groupPost'), { likedBy: arrayUnion(as) }),
  'an event': () => createCounted(rules, as, 'events', at(as, 'events/pausing'), schoolEvent(as)),
  'other words for an event': () => updateDoc(at(as, 'events/standing'), { title: 'Look here' }),
  'an event that repeats': () =>
    createCounted(rules, as, 'eventSeries', at(as, 'eventSeries/pausing'), eventSeries(as)),
  'a change of an event that repeats': () =>
    createCounted(
      rules,
      as,
      'seriesChanges',
      at(as, 'eventSeries/standing/seriesChanges/pausing'),
      seriesChange(as),
    ),
  'an answer to an event': () =>
    counted(rules, as, ['rsvps', 'sportsDay'], (batch) =>
      batch.set(at(as, `events/sportsDay/rsvps/${as}`), rsvp(as)),
    ),
  'a vote in a poll': () =>
    counted(rules, as, ['pollVotes', 'poll'], (batch) =>
      batch.set(at(as, `posts/poll/pollVotes/${as}`), pollVote(as)),
    ),
  'what is found': () =>
    counted(rules, as, ['edits', 'pausing-found'], (batch) =>
      batch.update(at(as, 'posts/pausing-found'), { closedAt: serverTimestamp() }),
    ),
  'a pin in a group that one runs': () =>
    counted(rules, as, ['pins', 'groupPost'], (batch) => {
      const until = new Date(Date.now() + 60_000);
      batch.set(at(as, `schools/${OAKFIELD}/pins/${GROUP}`), pinList({ groupPost: until }, 'groupPost'));
      batch.update(at(as, 'posts/groupPost'), { pinnedUntil: until, sortAt: until });
    }),
  'a sign-up list': () =>
    createCounted(rules, as, 'signUpLists', at(as, 'signUpLists/pausing'), signUpList(as)),
  'other words for a sign-up list': () => updateDoc(at(as, 'signUpLists/standing'), { title: 'Look here' }),
  'what one signs up for': () =>
    counted(rules, as, ['claims', 'cakeSale'], (batch) =>
      batch.set(at(as, `signUpLists/cakeSale/claims/${as}`), claim(as)),
    ),
  'a group': () =>
    counted(rules, as, ['groups', 'pausing'], (batch) => {
      batch.set(at(as, 'groups/pausing'), group('pausing', as));
      batch.set(at(as, `groupMemberships/${as}_pausing`), groupMembership(as, 'pausing'));
    }),
  // It was joined before the pause.
  'a group around a membership of before': () =>
    createCounted(rules, as, 'groups', at(as, 'groups/before'), group('before', as)),
  'a membership': () =>
    counted(rules, as, ['memberships', 'other'], (batch) =>
      batch.set(at(as, `groupMemberships/${as}_other`), groupMembership(as, 'other')),
    ),
  'a request to be let into a group': () =>
    counted(rules, as, ['groupRequests', 'asked'], (batch) =>
      batch.set(at(as, `groupRequests/${as}_asked`), groupRequest(as, 'asked')),
    ),
  'other words for a group that one runs': () =>
    counted(rules, as, ['groupEdits', GROUP], (batch) =>
      batch.update(at(as, `groups/${GROUP}`), { description: 'Look here' }),
    ),
  'helpers of a group that one runs': () =>
    counted(rules, as, ['groupEdits', CLOSED_GROUP], (batch) =>
      batch.update(at(as, `groups/${CLOSED_GROUP}`), { helpers: [] }),
    ),
  'letting somebody into a group': () =>
    setDoc(at(as, `groupMemberships/author_${CLOSED_GROUP}`), admission('author')),
  'a file in a group': () => {
    const file = groupFile(as, 'pausing');
    return counted(rules, as, ['groupFiles', file.path], (batch) =>
      batch.set(at(as, `groups/${GROUP}/files/pausing`), file),
    );
  },
  'a wish about pictures': () =>
    setDoc(at(as, `schools/${OAKFIELD}/photoWishes/${as}`), photoWish(as, 'A word to all of you')),
  'another wish about pictures': () =>
    updateDoc(at(as, `schools/${OAKFIELD}/photoWishes/${as}`), { ...photoWish(as, 'Another word') }),
};
const inOrder = (what: string, paused: Record<string, object>) => async () => {
  const wish = `schools/${OAKFIELD}/photoWishes/${as}`;
  await rules.put({
    [pausePath(as)]: null,
    [pausePath(as, ELMWOOD)]: null,
    [pausePath('author')]: null,
    'posts/pausing': null,
    'posts/pausing-found': { ...post(RECORDS[as]), createdAt: LONG_AGO, topic: 'lost-found' },
    [`schools/${OAKFIELD}/pins/${GROUP}`]: null,
    'posts/schoolPost/comments/pausing': null,
    'posts/groupPost/comments/pausing': null,
    'events/pausing': null,
    [`events/sportsDay/rsvps/${as}`]: null,
    [`posts/poll/pollVotes/${as}`]: null,
    'events/standing': { ...schoolEvent(as), createdAt: LONG_AGO },
    'eventSeries/pausing': null,
    'eventSeries/standing': { ...eventSeries(as), createdAt: LONG_AGO },
    'eventSeries/standing/seriesChanges/pausing': null,
    'signUpLists/pausing': null,
    'signUpLists/standing': { ...signUpList(as), createdAt: LONG_AGO },
    [`signUpLists/cakeSale/claims/${as}`]: null,
    'groups/pausing': null,
    'groups/before': null,
    'groups/other': { ...group('other', 'author'), createdAt: LONG_AGO },
    [`groupMemberships/${as}_pausing`]: null,
    [`groupMemberships/${as}_before`]: { ...groupMembership(as, 'before'), joinedAt: LONG_AGO },
    [`groupMemberships/${as}_other`]: null,
    'groups/asked': { ...group('asked', 'author'), access: 'request', createdAt: LONG_AGO },
    [`groupRequests/${as}_asked`]: null,
    [`groupMemberships/author_${CLOSED_GROUP}`]: null,
    [`groups/${GROUP}/files/pausing`]: null,
    [wish]: what.startsWith('another') ? { ...photoWish(as), updatedAt: LONG_AGO } : null,
    ...paused,
  });
  await rules.restore(
    'posts/groupPost',
    'posts/groupPost/comments/groupRemark',
    `groups/${GROUP}`,
    `groups/${CLOSED_GROUP}`,
    `groupRequests/author_${CLOSED_GROUP}`,
  );
};

describe.each(Object.keys(WRITES))('%s by somebody', (what) => {
  const write = WRITES[what] as () => Promise<unknown>;
  denies('who is paused', write, inOrder(what, { [pausePath(as)]: pause(as) }));
  allows('whose pause is over', write, inOrder(what, { [pausePath(as)]: pause(as, LONG_AGO) }));
  allows(
    'who is paused elsewhere, where another is paused here',
    write,
    inOrder(what, {
      [pausePath(as, ELMWOOD)]: pause(as, undefined, ELMWOOD),
      [pausePath('author')]: pause('author'),
    }),
  );
});

describe('somebody who is paused', () => {
  const paused = inOrder('', { [pausePath(as)]: pause(as) });
  const batchOf = (write: (batch: ReturnType<typeof writeBatch>) => void) => () => {
    const batch = writeBatch(rules.as(as));
    write(batch);
    return batch.commit();
  };
  denies(
    'a post in a batch that ends the pause',
    () =>
      counted(rules, as, ['posts', 'pausing'], (batch) => {
        batch.delete(at(as, pausePath(as)));
        batch.set(at(as, 'posts/pausing'), post(RECORDS[as]));
      }),
    paused,
  );
  denies(
    'a post in a batch that leaves the school and comes back',
    () =>
      counted(rules, as, ['posts', 'pausing'], (batch) => {
        batch.update(at(as, `users/${as}`), { approvedSchools: [] });
        batch.set(at(as, 'posts/pausing'), post(RECORDS[as]));
      }),
    paused,
  );
  denies(
    'a post in somebody else’s name',
    () => createCounted(rules, as, 'posts', at(as, 'posts/pausing'), post(RECORDS.member)),
    paused,
  );
  denies(
    'an event moved on',
    () =>
      counted(rules, as, ['events', 'standing'], (batch) =>
        batch.update(at(as, 'events/standing'), { end: null }),
      ),
    paused,
  );
  denies(
    'another’s like in one’s own place',
    () => likeCounted(rules, as, at(as, 'posts/groupPost'), { likedBy: ['author'] }),
    paused,
  );

  // Reading, deleting and leaving stay possible.
  const liked = async () => {
    await paused();
    await rules.put({ 'posts/groupPost': { ...post(RECORDS[as], GROUP), likedBy: ['member', as] } });
  };
  allows('reading', () => getDoc(at(as, 'posts/schoolPost')), paused);
  allows(
    'one’s own like taken back',
    () => likeCounted(rules, as, at(as, 'posts/groupPost'), { likedBy: arrayRemove(as) }),
    liked,
  );
  denies(
    'another’s like taken back',
    () => likeCounted(rules, as, at(as, 'posts/groupPost'), { likedBy: arrayRemove('member') }),
    liked,
  );
  allows('the end of one’s own post', () => deleteDoc(at(as, 'posts/groupPost')), paused);
  allows('the end of one’s own event', () => deleteDoc(at(as, 'events/standing')), paused);
  allows(
    'leaving a group',
    batchOf((batch) => batch.delete(at(as, `groupMemberships/${as}_before`))),
    paused,
  );
  allows(
    'hiding a post',
    () =>
      counted(rules, as, ['hiddenItems', 'post_schoolPost'], (batch) =>
        batch.set(at(as, `users/${as}/hiddenItems/post_schoolPost`), hiddenItem('post', 'schoolPost')),
      ),
    async () => {
      await paused();
      await rules.put({ [`users/${as}/hiddenItems/post_schoolPost`]: null });
    },
  );
  allows(
    'the end of one’s own wish about pictures',
    () => deleteDoc(at(as, `schools/${OAKFIELD}/photoWishes/${as}`)),
    inOrder('another wish', { [pausePath(as)]: pause(as) }),
  );
});
