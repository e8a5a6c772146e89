import {
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, denies, matrix } from './support/cases';
import { createCounted, likeCounted } from './support/counted';
import { loadRules } from './support/environment';
import { ELMWOOD, GROUP, OAKFIELD, post } from './support/factories';
import { MEMBERS, type Persona, SIGNED_IN } from './support/personas';
import { recordOf } from './support/world';

const rules = loadRules('posts');
const posts = (persona: Persona) => collection(rules.as(persona), 'posts');
const ref = (persona: Persona, id: string) => doc(rules.as(persona), 'posts', id);
const feed = (persona: Persona, groupId: string | null, count = 10) =>
  query(
    posts(persona),
    where('schoolId', '==', OAKFIELD),
    where('groupId', '==', groupId),
    orderBy('sortAt', 'desc'),
    limit(count),
  );
const about = (persona: Persona, groupId: string | null, topic: string, count = 10) =>
  query(
    posts(persona),
    where('schoolId', '==', OAKFIELD),
    where('groupId', '==', groupId),
    where('topic', '==', topic),
    orderBy('sortAt', 'desc'),
    limit(count),
  );
const cleared = (id: string) => () => rules.put({ [`posts/${id}`]: null });
const back = (id: string) => () => rules.restore(`posts/${id}`);

describe('posts by role', () => {
  matrix([
    {
      verb: 'get',
      what: 'a school post',
      may: [...MEMBERS, 'admin'],
      act: (p) => getDoc(ref(p, 'schoolPost')),
    },
    {
      verb: 'get',
      what: 'a group post',
      may: ['groupMember', 'admin'],
      act: (p) => getDoc(ref(p, 'groupPost')),
    },
    { verb: 'get', what: 'a post that is gone', may: SIGNED_IN, act: (p) => getDoc(ref(p, 'gone')) },
    {
      verb: 'list',
      what: 'the school feed',
      may: [...MEMBERS, 'admin'],
      act: (p) => getDocsFromServer(feed(p, null)),
    },
    {
      verb: 'list',
      what: 'the group feed',
      may: ['groupMember', 'admin'],
      act: (p) => getDocsFromServer(feed(p, GROUP)),
    },
    {
      verb: 'list',
      what: 'the school feed about one topic',
      may: [...MEMBERS, 'admin'],
      act: (p) => getDocsFromServer(about(p, null, 'lost-found')),
    },
    {
      verb: 'list',
      what: 'the group feed about one topic',
      may: ['groupMember', 'admin'],
      act: (p) => getDocsFromServer(about(p, GROUP, 'question')),
    },
    {
      verb: 'count',
      what: 'the school feed',
      may: [...MEMBERS, 'admin'],
      act: (p) => getCountFromServer(feed(p, null)),
    },
    {
      verb: 'create',
      what: 'a school post',
      may: MEMBERS,
      act: (p) => createCounted(rules, p, 'posts', ref(p, 'newPost'), post(recordOf(p))),
      setUp: cleared('newPost'),
    },
    {
      verb: 'create',
      what: 'a group post',
      may: ['groupMember'],
      act: (p) => createCounted(rules, p, 'posts', ref(p, 'newPost'), post(recordOf(p), GROUP)),
      setUp: cleared('newPost'),
    },
    {
      verb: 'update',
      what: 'a like of a school post',
      may: MEMBERS,
      act: (p) => likeCounted(rules, p, ref(p, 'schoolPost'), { likedBy: arrayUnion(p) }),
      setUp: back('schoolPost'),
    },
    {
      verb: 'update',
      what: 'a like of a group post',
      may: ['groupMember'],
      act: (p) => likeCounted(rules, p, ref(p, 'groupPost'), { likedBy: arrayUnion(p) }),
      setUp: back('groupPost'),
    },
    {
      verb: 'update',
      what: 'the text of a post',
      may: [],
      act: (p) => updateDoc(ref(p, 'schoolPost'), { content: 'Other words' }),
    },
    {
      verb: 'delete',
      what: 'a post',
      may: ['author'],
      act: (p) => deleteDoc(ref(p, 'schoolPost')),
      setUp: back('schoolPost'),
    },
    {
      verb: 'delete',
      what: 'a post of before leaving the group',
      may: ['exGroupMember'],
      act: (p) => deleteDoc(ref(p, 'leftPost')),
      setUp: back('leftPost'),
    },
    {
      verb: 'delete',
      what: 'a post of before leaving the school',
      may: [],
      act: (p) => deleteDoc(ref(p, 'exMemberPost')),
    },
    {
      verb: 'delete',
      what: 'a system post',
      may: [],
      act: (p) => deleteDoc(ref(p, 'welcome_author_oakfield')),
    },
  ]);
});

describe('reading lists of posts', () => {
  const school = where('schoolId', '==', OAKFIELD);
  const noGroup = where('groupId', '==', null);
  const newest = orderBy('createdAt', 'desc');
  const asMember = (...rest: Parameters<typeof query>[1][]) =>
    getDocsFromServer(query(posts('member'), ...rest));

  allows('the newest posts of an author', () =>
    asMember(school, noGroup, where('authorId', '==', 'author'), newest, limit(5)),
  );
  allows('a search', () =>
    asMember(school, noGroup, where('searchTokens', 'array-contains', 'sale'), newest, limit(50)),
  );
  allows('the newest posts of all schools for admins', () =>
    getDocsFromServer(query(posts('admin'), newest, limit(40))),
  );
  denies('the newest posts of all schools', () => asMember(newest, limit(10)));
  denies('a feed without a limit', () => asMember(school, noGroup, newest));
  denies('a feed page of 51', () => getDocsFromServer(feed('member', null, 51)));
  denies('a count without a limit', () => getCountFromServer(query(posts('member'), school, noGroup)));
  denies('a feed that leaves the group open', () => asMember(school, newest, limit(10)));
  denies('a feed that leaves the school open', () => asMember(noGroup, newest, limit(10)));
  denies('the feeds of two schools', () =>
    asMember(where('schoolId', 'in', [OAKFIELD, ELMWOOD]), noGroup, newest, limit(10)),
  );
  denies('51 posts of all schools for admins', () =>
    getDocsFromServer(query(posts('admin'), newest, limit(51))),
  );
});
