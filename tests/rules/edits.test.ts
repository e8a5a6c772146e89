import { doc, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, changes, denies, matrix, removals } from './support/cases';
import { counter, counterPath, editCounted } from './support/counted';
import { loadRules } from './support/environment';
import { comment, ELMWOOD, GROUP, LONG_AGO, post, SINCE } from './support/factories';
import { badMentions, mostMentions } from './support/mentions';
import { hiddenItem } from './support/moderation';
import type { Persona } from './support/personas';
import { RECORDS } from './support/world';

const rules = loadRules('edits');
const at = (persona: Persona, path: string) => doc(rules.as(persona), path);
const POST = 'posts/memberPost';
const COMMENT = 'posts/schoolPost/comments/memberRemark';
const LEFT_COMMENT = 'posts/groupPost/comments/leftRemark';
const edit = (persona: Persona, path: string, change?: Record<string, unknown>) =>
  editCounted(rules, persona, at(persona, path), change);
const back =
  (...paths: string[]) =>
  () =>
    rules.restore(...paths);

describe('another text by role', () => {
  const row = (what: string, path: string, may: Persona[]) => ({
    ...{ verb: 'update' as const, what, may, setUp: back(path) },
    act: (p: Persona) => edit(p, path),
  });
  matrix([
    row('a post', POST, ['member']),
    row('a post in the group', 'posts/groupPost', ['groupMember']),
    row('a post of before leaving the group', 'posts/leftPost', []),
    row('a post of before leaving the school', 'posts/exMemberPost', []),
    row('a welcome', 'posts/welcome_author_oakfield', []),
    row('a comment', COMMENT, ['member']),
    row('a comment in the group', 'posts/groupPost/comments/groupRemark', ['groupMember']),
    row('a comment of before leaving the school', 'posts/schoolPost/comments/exMemberRemark', []),
    {
      ...row('a comment of before leaving the group', LEFT_COMMENT, []),
      setUp: () => rules.put({ [LEFT_COMMENT]: { ...comment(RECORDS.exGroupMember), createdAt: LONG_AGO } }),
    },
  ]);
});

/** What is wrong with a change of either. */
const wrong = {
  'without words': { content: '' },
  'of blanks': { content: ' \n\t ' },
  'whose words are no text': { content: ['a list'] },
  'that is not marked as changed': { editedAt: null },
  'that was changed long ago': { editedAt: LONG_AGO },
  'that was changed by one’s own clock': { editedAt: new Date() },
  'in another’s name': { authorId: 'author' },
  'under another name': { authorName: 'Somebody Else' },
  'with another picture of its author': { profilePicUrl: 'https://tracker.example/pixel.gif' },
  'dated back': { createdAt: SINCE },
  'dated forward': { createdAt: serverTimestamp() },
  'with a field too many': { pinned: true },
  ...badMentions,
};

describe('another text of a post', () => {
  changes(
    'a post of one’s own',
    (change) => edit('member', POST, change),
    {
      right: {
        'other words': { content: 'Pie sale', searchTokens: ['pie', 'sale'] },
        'whom it calls': { mentions: { author: 'author Tester' } },
        'the longest of all': {
          content: 'é'.repeat(5000),
          searchTokens: Array.from({ length: 300 }, () => 'a'.repeat(12)),
          mentions: mostMentions,
        },
      },
      wrong: {
        ...wrong,
        'of 5001 characters': { content: 'x'.repeat(5001) },
        'with 301 search tokens': { searchTokens: Array.from({ length: 301 }, () => 'a') },
        'whose search tokens are no list': { searchTokens: 'cake' },
        'with another picture': { imageUrl: 'https://tracker.example/pixel.gif' },
        'with other pictures': { images: [{ url: 'https://tracker.example/pixel.gif', alt: '' }] },
        'with likes of one’s own making': { likedBy: ['author', 'groupMember'] },
        'with a comment of one’s own making': { comments: [{ content: 'Me too' }] },
        'with a comment count': { commentCount: 9 },
        'with other children': { children: [] },
        'moved to another school': { schoolId: ELMWOOD },
        'moved to a group': { groupId: GROUP },
        ...removals('content', 'searchTokens', 'mentions', 'editedAt', 'images'),
      },
    },
    back(POST),
  );
  allows(
    'a second change',
    () => edit('member', POST),
    () => rules.put({ [POST]: { ...post(RECORDS.member), createdAt: LONG_AGO, editedAt: SINCE } }),
  );
  denies(
    'a change that is not counted',
    () => updateDoc(at('member', POST), { content: 'Other words', editedAt: serverTimestamp() }),
    back(POST),
  );
});

describe('another text of a comment', () => {
  changes(
    'a comment of one’s own',
    (change) => edit('member', COMMENT, change),
    {
      right: {
        'other words': { content: 'Count me out' },
        'whom it calls': { mentions: { author: 'author Tester' } },
        'the longest of all': { content: 'é'.repeat(2000), mentions: mostMentions },
      },
      wrong: {
        ...wrong,
        'of 2001 characters': { content: 'x'.repeat(2001) },
        'answering another comment': { replyTo: 'remark' },
        ...removals('content', 'mentions', 'editedAt', 'replyTo'),
      },
    },
    back(COMMENT),
  );
  denies(
    'a change that is not counted',
    () => updateDoc(at('member', COMMENT), { content: 'Other words', editedAt: serverTimestamp() }),
    back(COMMENT),
  );
  denies(
    'a change that is counted as one under another post',
    () => {
      const db = rules.as('member');
      const batch = writeBatch(db);
      batch.update(doc(db, COMMENT), { content: 'Other words', editedAt: serverTimestamp() });
      batch.set(doc(db, counterPath('member', 'edits')), counter('memberPost/memberRemark'), { merge: true });
      return batch.commit();
    },
    async () => {
      await rules.restore(COMMENT);
      await rules.put({ [counterPath('member', 'edits')]: null });
    },
  );

  const blocked = { 'users/author/hiddenItems/blocked_member': hiddenItem('blocked', 'member') };
  const blocking = (items: Record<string, object | null>) => async () => {
    await rules.restore(POST, COMMENT);
    await rules.put(items);
  };
  denies(
    'a change below what somebody shares who has blocked one',
    () => edit('member', COMMENT),
    blocking(blocked),
  );
  allows(
    'a change of one’s own post, whoever has blocked one',
    () => edit('member', POST),
    blocking(blocked),
  );
  allows(
    'a change after the block',
    () => edit('member', COMMENT),
    blocking({ 'users/author/hiddenItems/blocked_member': null }),
  );
  denies(
    'a change of a comment that is gone',
    () => edit('member', COMMENT),
    () => rules.put({ [COMMENT]: null }),
  );
});
