import {
  collection,
  collectionGroup,
  type DocumentReference,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, denies, exactly, matrix } from './support/cases';
import { createCounted } from './support/counted';
import { loadRules } from './support/environment';
import { comment, LONG_AGO } from './support/factories';
import { badMentions, mostMentions } from './support/mentions';
import { MEMBERS, type Persona } from './support/personas';
import { RECORDS, recordOf } from './support/world';

const rules = loadRules('comments');
const READERS = [...MEMBERS, 'admin'] as const;
const comments = (persona: Persona, post = 'schoolPost') =>
  collection(rules.as(persona), 'posts', post, 'comments');
const page = (persona: Persona, post = 'schoolPost', count = 100) =>
  query(comments(persona, post), orderBy('createdAt'), limit(count));
const writeAs = (persona: Persona, ref: DocumentReference, payload: object) =>
  createCounted(rules, persona, 'comments', ref, payload);
const NEW = 'posts/schoolPost/comments/newRemark';
const cleared = () => rules.put({ [NEW]: null });

describe('comments by role', () => {
  matrix([
    { verb: 'get', what: 'a comment', may: READERS, act: (p) => getDoc(doc(comments(p), 'remark')) },
    {
      verb: 'get',
      what: 'a comment in the group',
      may: ['groupMember', 'admin'],
      act: (p) => getDoc(doc(comments(p, 'groupPost'), 'groupRemark')),
    },
    { verb: 'list', what: 'comments', may: READERS, act: (p) => getDocsFromServer(page(p)) },
    {
      verb: 'list',
      what: 'comments in the group',
      may: ['groupMember', 'admin'],
      act: (p) => getDocsFromServer(page(p, 'groupPost')),
    },
    {
      verb: 'list',
      what: 'comments of a post that is gone',
      may: ['admin'],
      act: (p) => getDocsFromServer(page(p, 'gone')),
    },
    { verb: 'count', what: 'comments', may: READERS, act: (p) => getCountFromServer(page(p)) },
    {
      verb: 'create',
      what: 'a comment',
      may: MEMBERS,
      act: (p) => writeAs(p, doc(comments(p), 'newRemark'), comment(recordOf(p))),
      setUp: cleared,
    },
    {
      verb: 'create',
      what: 'a comment in the group',
      may: ['groupMember'],
      act: (p) => writeAs(p, doc(comments(p, 'groupPost'), 'newRemark'), comment(recordOf(p))),
      setUp: () => rules.put({ 'posts/groupPost/comments/newRemark': null }),
    },
    {
      verb: 'create',
      what: 'a comment on a welcome',
      may: MEMBERS,
      act: (p) => writeAs(p, doc(comments(p, 'welcome_author_oakfield'), `by${p}`), comment(recordOf(p))),
    },
    {
      verb: 'create',
      what: 'a comment on a post that is gone',
      may: [],
      act: (p) => writeAs(p, doc(comments(p, 'gone'), 'newRemark'), comment(recordOf(p))),
    },
    {
      verb: 'update',
      what: 'a comment',
      may: [],
      act: (p) => updateDoc(doc(comments(p), 'remark'), { content: 'Other words' }),
    },
    {
      verb: 'delete',
      what: 'a comment',
      may: ['author'],
      act: (p) => deleteDoc(doc(comments(p), 'remark')),
      setUp: () => rules.restore('posts/schoolPost/comments/remark'),
    },
    {
      verb: 'delete',
      what: 'a comment of before leaving the school',
      may: [],
      act: (p) => deleteDoc(doc(comments(p), 'exMemberRemark')),
    },
    {
      verb: 'list',
      what: 'one’s own comments of all posts',
      may: [],
      act: (p) =>
        getDocsFromServer(
          query(collectionGroup(rules.as(p), 'comments'), where('authorId', '==', p), limit(10)),
        ),
    },
  ]);
  denies('comments without a limit', () =>
    getDocsFromServer(query(comments('member'), orderBy('createdAt'))),
  );
  denies('101 comments', () => getDocsFromServer(page('member', 'schoolPost', 101)));
});

describe('commenting', () => {
  const write = (payload: object) => writeAs('member', doc(rules.as('member'), NEW), payload);
  const valid = () => comment(RECORDS.member);
  exactly(
    'a comment',
    valid,
    write,
    {
      'in someone else’s name': { authorId: 'author' },
      'as the system': { authorId: 'system' },
      'under another name': { authorName: 'author Tester' },
      'with another picture': { profilePicUrl: 'https://tracker.example/pixel.gif' },
      'without words': { content: '' },
      'of blanks': { content: ' \n' },
      'of 2001 characters': { content: 'x'.repeat(2001) },
      'whose words are no text': { content: 7 },
      'dated back': { createdAt: LONG_AGO },
      ...badMentions,
      'changed already': { editedAt: serverTimestamp() },
      'that answers an id with an underscore': { replyTo: 'a_b' },
      'that answers an id of 65 characters': { replyTo: 'a'.repeat(65) },
      'that answers nothing in particular': { replyTo: '' },
      'that answers a number': { replyTo: 7 },
      'that answers several': { replyTo: ['remark'] },
    },
    cleared,
  );
  allows('a comment of 2000 characters', () => write({ ...valid(), content: 'é'.repeat(2000) }), cleared);
  allows('an answer', () => write({ ...valid(), replyTo: 'remark' }), cleared);
  allows('an answer to what is gone', () => write({ ...valid(), replyTo: 'gone' }), cleared);
  allows(
    'a comment with all that it may have',
    () =>
      write({
        ...valid(),
        content: 'é'.repeat(2000),
        mentions: mostMentions,
        replyTo: 'a'.repeat(64),
      }),
    cleared,
  );
  denies('a comment under an id with an underscore', () =>
    writeAs('member', doc(comments('member'), 'a_b'), comment(RECORDS.member)),
  );
  denies('a comment under the id of one that an admin removed', () =>
    writeAs('member', doc(comments('member'), 'removedRemark'), comment(RECORDS.member)),
  );
  allows('a comment under an id that an admin removed under another post', () =>
    writeAs(
      'member',
      doc(comments('member', 'welcome_author_oakfield'), 'removedRemark'),
      comment(RECORDS.member),
    ),
  );
});
