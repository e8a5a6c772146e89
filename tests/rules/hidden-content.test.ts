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
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, denies } from './support/cases';
import { counted, createCounted, editCounted, likeCounted } from './support/counted';
import { loadRules } from './support/environment';
import {
  comment,
  GROUP,
  group,
  groupMembership,
  LONG_AGO,
  OAKFIELD,
  post,
  schoolEvent,
  signUpList,
} from './support/factories';
import { hiddenContent } from './support/moderation';
import { PERSONAS, type Persona } from './support/personas';
import { RECORDS } from './support/world';

// What moderators put out of sight is moved to `_hiddenContent`; functions-only.test.ts tries every verb on that.
const rules = loadRules('hiddencontent');
const at = (persona: Persona, path: string) => doc(rules.as(persona), path);
const as = 'author';

/** What its author, or anybody else, could write anew under its id. */
const AGAIN: Record<
  string,
  { key: string; path: string; write: (by: 'author' | 'member') => Promise<unknown> }
> = {
  'a post': {
    key: 'post_hiddenPost',
    path: 'posts/hiddenPost',
    write: (by) => createCounted(rules, by, 'posts', at(by, 'posts/hiddenPost'), post(RECORDS[by])),
  },
  'a comment': {
    key: 'comment_schoolPost_hiddenRemark',
    path: 'posts/schoolPost/comments/hiddenRemark',
    write: (by) =>
      createCounted(
        rules,
        by,
        'comments',
        at(by, 'posts/schoolPost/comments/hiddenRemark'),
        comment(RECORDS[by]),
      ),
  },
  'an event': {
    key: 'event_hiddenEvent',
    path: 'events/hiddenEvent',
    write: (by) => createCounted(rules, by, 'events', at(by, 'events/hiddenEvent'), schoolEvent(by)),
  },
  'a sign-up list': {
    key: 'signUpList_hiddenList',
    path: 'signUpLists/hiddenList',
    write: (by) => createCounted(rules, by, 'signUpLists', at(by, 'signUpLists/hiddenList'), signUpList(by)),
  },
  'a group': {
    key: 'group_hiddenGroup',
    path: 'groups/hiddenGroup',
    write: (by) =>
      counted(rules, by, ['groups', 'hiddenGroup'], (batch) => {
        batch.set(at(by, 'groups/hiddenGroup'), group('hiddenGroup', by));
        batch.set(at(by, `groupMemberships/${by}_hiddenGroup`), groupMembership(by, 'hiddenGroup'));
      }),
  },
};
const KEYS = Object.values(AGAIN).map(({ key }) => key);

describe.each(Object.entries(AGAIN))('%s that is out of sight', (_, { key, path, write }) => {
  const none = { [path]: null, ...Object.fromEntries(KEYS.map((each) => [`_hiddenContent/${each}`, null])) };
  const memberships = {
    'groupMemberships/author_hiddenGroup': null,
    'groupMemberships/member_hiddenGroup': null,
  };
  const hidden = () => rules.put({ ...none, ...memberships, [`_hiddenContent/${key}`]: hiddenContent(path) });
  /** All but this. */
  const others = () =>
    rules.put({
      ...none,
      ...memberships,
      ...Object.fromEntries(
        KEYS.filter((each) => each !== key).map((each) => [`_hiddenContent/${each}`, hiddenContent('x')]),
      ),
      [`_hiddenContent/${path.split('/').at(-1)}`]: hiddenContent('x'),
    });
  denies('written anew by its author', () => write(as), hidden);
  denies('written anew by another', () => write('member'), hidden);
  allows('under an id where nothing of its kind lies', () => write(as), others);
});

describe('a post that is out of sight', () => {
  const hide = () =>
    rules.put({
      'posts/hiddenPost': null,
      '_hiddenContent/post_hiddenPost': hiddenContent('posts/hiddenPost'),
      'posts/hiddenPost/comments/remark': { ...comment(RECORDS.author), createdAt: LONG_AGO },
      'posts/hiddenPost/comments/new': null,
    });
  const comments = (p: Persona) => collection(rules.as(p), 'posts/hiddenPost/comments');
  for (const by of PERSONAS.filter((persona) => persona !== 'admin')) {
    denies(
      `its comments to ${by}`,
      () => getDocsFromServer(query(comments(by), orderBy('createdAt'), limit(100))),
      hide,
    );
    denies(`their number to ${by}`, () => getCountFromServer(query(comments(by), limit(1))), hide);
    denies(`one of its comments to ${by}`, () => getDoc(doc(comments(by), 'remark')), hide);
    denies(`what was put away to ${by}`, () => getDoc(at(by, '_hiddenContent/post_hiddenPost')));
  }
  denies('all comments of that author at once', () =>
    getDocsFromServer(
      query(collectionGroup(rules.as('member'), 'comments'), where('authorId', '==', 'author'), limit(1)),
    ),
  );
  denies(
    'another comment under it',
    () => createCounted(rules, as, 'comments', doc(comments(as), 'new'), comment(RECORDS.author)),
    hide,
  );
  denies('the end of a comment under it', () => deleteDoc(doc(comments(as), 'remark')), hide);
  denies(
    'other words for a comment under it',
    () => editCounted(rules, as, doc(comments(as), 'remark')),
    hide,
  );
  denies('other words for it', () => editCounted(rules, as, at(as, 'posts/hiddenPost')), hide);
  denies('a like of it', () => likeCounted(rules, as, at(as, 'posts/hiddenPost'), { likedBy: [as] }), hide);
  denies('its return by its author', () => deleteDoc(at(as, '_hiddenContent/post_hiddenPost')), hide);
  for (const by of ['moderator', 'admin'] as const) {
    denies(`what was put away to ${by}, by a list`, () =>
      getDocsFromServer(
        query(collection(rules.as(by), '_hiddenContent'), where('schoolId', '==', OAKFIELD), limit(1)),
      ),
    );
    denies(`something put away by ${by}, past the function`, () =>
      setDoc(at(by, '_hiddenContent/post_schoolPost'), hiddenContent('posts/schoolPost')),
    );
    denies(`an event called off by ${by}, past the function`, () => deleteDoc(at(by, 'events/sportsDay')));
    denies(`a group ended by ${by}, past the function`, () => deleteDoc(at(by, 'groups/chess')));
  }
});

describe('a group that is out of sight', () => {
  const by = 'groupMember';
  const hide = () =>
    rules.put({
      [`groups/${GROUP}`]: null,
      [`_hiddenContent/group_${GROUP}`]: hiddenContent(`groups/${GROUP}`),
      'posts/newPost': null,
    });
  const back = () =>
    rules.restore(`groups/${GROUP}`, `_hiddenContent/group_${GROUP}`, 'posts/groupPost', 'posts/newPost');
  const feed = () =>
    getDocsFromServer(
      query(
        collection(rules.as(by), 'posts'),
        where('schoolId', '==', OAKFIELD),
        where('groupId', '==', GROUP),
        orderBy('createdAt', 'desc'),
        limit(10),
      ),
    );
  const comments = () => collection(rules.as(by), 'posts/groupPost/comments');
  const acts: Record<string, () => Promise<unknown>> = {
    'its posts, read': feed,
    'one of its posts, read': () => getDoc(at(by, 'posts/groupPost')),
    'comments in it, read': () => getDocsFromServer(query(comments(), orderBy('createdAt'), limit(100))),
    'one comment in it, read': () => getDoc(doc(comments(), 'groupRemark')),
    'another post in it': () =>
      createCounted(rules, by, 'posts', at(by, 'posts/newPost'), post(RECORDS[by], GROUP)),
    'other words for a post in it': () => editCounted(rules, by, at(by, 'posts/groupPost')),
    'a like in it': () => likeCounted(rules, by, at(by, 'posts/groupPost'), { likedBy: [by] }),
  };
  for (const [what, act] of Object.entries(acts)) {
    denies(what, act, hide);
    allows(`${what}, after its return`, act, back);
  }
});
