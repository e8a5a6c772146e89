import {
  arrayRemove,
  arrayUnion,
  collection,
  doc,
  getDoc,
  getDocsFromServer,
  limit,
  query,
  updateDoc,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, denies } from './support/cases';
import { counted, createCounted, likeCounted } from './support/counted';
import { loadRules } from './support/environment';
import { comment, GROUP, LONG_AGO, OAKFIELD, post } from './support/factories';
import { block, blockPath, hiddenItem } from './support/moderation';
import type { Persona } from './support/personas';
import { RECORDS, WORLD } from './support/world';

// The author and the member of the group have blocked `as`, who tries every way to them.
const rules = loadRules('blocks');
const as = 'exGroupMember';
const at = (persona: Persona, path: string) => doc(rules.as(persona), path);
const comments = (by: 'member' | 'author' | 'groupMember' | typeof as | 'moderator', path: string) =>
  createCounted(rules, by, 'comments', at(by, `${path}/comments/kept`), comment(RECORDS[by]));
const likes = (by: Persona, path: string) =>
  likeCounted(rules, by, at(by, path), { likedBy: arrayUnion(by) });
const entry = (by: Persona, of: string) => getDoc(at(by, `schools/${OAKFIELD}/members/${of}`));

const OWN = 'posts/ownPost';
const SECOND = 'posts/secondPost';
const world = async (change: Record<string, object | null> = {}) => {
  await rules.restore('posts/schoolPost', 'posts/groupPost', 'posts/welcome_author_oakfield', `users/${as}`);
  await rules.put({
    ...block('author', as),
    ...block('groupMember', as),
    [blockPath(as, 'author')]: null,
    [SECOND]: { ...post(RECORDS.author), createdAt: LONG_AGO },
    [OWN]: { ...post(RECORDS[as]), createdAt: LONG_AGO },
    ...Object.fromEntries(
      ['schoolPost', 'groupPost', 'welcome_author_oakfield', 'ownPost', 'secondPost'].map((id) => [
        `posts/${id}/comments/kept`,
        null,
      ]),
    ),
    [`groupMemberships/${as}_${GROUP}`]: null,
    ...change,
  });
};
const blocked = () => world();
const unblocked = () => world({ [blockPath('author', as)]: null });

describe('somebody who is blocked', () => {
  denies('a comment', () => comments(as, 'posts/schoolPost'), blocked);
  denies('a comment under a second post', () => comments(as, SECOND), blocked);
  denies('a like', () => likes(as, 'posts/schoolPost'), blocked);
  denies('the entry in the directory', () => entry(as, 'author'), blocked);

  // Nothing else is refused: each of the above for the block alone.
  allows('a comment of before the block', () => comments(as, 'posts/schoolPost'), unblocked);
  allows('a like of before the block', () => likes(as, 'posts/schoolPost'), unblocked);
  allows('the entry before the block', () => entry(as, 'author'), unblocked);

  allows('a comment under one’s own post', () => comments(as, OWN), blocked);
  allows('a like of one’s own post', () => likes(as, OWN), blocked);
  allows(
    'a comment under a welcome of the one who blocks',
    () => comments(as, 'posts/welcome_author_oakfield'),
    blocked,
  );
  allows('a like of a welcome', () => likes(as, 'posts/welcome_author_oakfield'), blocked);
  allows('the entry of somebody else', () => entry(as, 'member'), blocked);
  allows('one’s own entry', () => entry(as, as), blocked);
  allows('reading a post, as lists can’t be narrowed', () => getDoc(at(as, 'posts/schoolPost')), blocked);
});

describe('a like of before the block', () => {
  const liked = () => world({ 'posts/schoolPost': { ...post(RECORDS.author), likedBy: ['member', as] } });
  const change = (likedBy: unknown) => () => likeCounted(rules, as, at(as, 'posts/schoolPost'), { likedBy });
  allows('taken back', change(arrayRemove(as)), liked);
  denies('given again', change(arrayUnion(as)), liked);
  denies('moved to the end', change(['member', as]), liked);
  denies('left, where another’s is taken', change([as]), liked);
});

describe('a way around a block', () => {
  const inGroup = () =>
    world({
      [`groupMemberships/${as}_${GROUP}`]: {
        ...(WORLD[`groupMemberships/groupMember_${GROUP}`] as object),
        userId: as,
      },
    });
  denies(
    'a comment in a batch that ends the block',
    () =>
      counted(rules, as, ['comments', 'schoolPost/kept'], (batch) => {
        batch.delete(at(as, blockPath('author', as)));
        batch.set(at(as, 'posts/schoolPost/comments/kept'), comment(RECORDS[as]));
      }),
    blocked,
  );
  denies(
    'a comment in a batch that makes one an admin',
    () =>
      counted(rules, as, ['comments', 'schoolPost/kept'], (batch) => {
        batch.update(at(as, `users/${as}`), { isAdmin: true });
        batch.set(at(as, 'posts/schoolPost/comments/kept'), comment(RECORDS[as]));
      }),
    blocked,
  );
  denies(
    'a comment in a batch that makes the post one’s own',
    () =>
      counted(rules, as, ['comments', 'schoolPost/kept'], (batch) => {
        batch.update(at(as, 'posts/schoolPost'), { authorId: as });
        batch.set(at(as, 'posts/schoolPost/comments/kept'), comment(RECORDS[as]));
      }),
    blocked,
  );
  denies(
    'a like beside another’s taken',
    () => likeCounted(rules, as, at(as, 'posts/schoolPost'), { likedBy: ['groupMember', as] }),
    blocked,
  );
  denies(
    'a comment while blocking back',
    () => comments(as, 'posts/schoolPost'),
    () => world(block(as, 'author')),
  );
  allows(
    'reading a fellow’s membership of a group',
    () => getDoc(at(as, `groupMemberships/groupMember_${GROUP}`)),
    inGroup,
  );
  denies('the entry of a fellow of the group', () => entry(as, 'groupMember'), inGroup);
  denies('a comment in the group', () => comments(as, 'posts/groupPost'), inGroup);
  denies('a like in the group', () => likes(as, 'posts/groupPost'), inGroup);
  allows(
    'a comment in the group by who is not blocked',
    () => comments(as, 'posts/groupPost'),
    async () => {
      await inGroup();
      await rules.put({ [blockPath('groupMember', as)]: null });
    },
  );
  denies('the account of the one who blocks', () => getDoc(at(as, 'users/author')), blocked);
  denies('the items of the one who blocks', () =>
    getDocsFromServer(query(collection(rules.as(as), 'users/author/hiddenItems'), limit(1))),
  );
  denies('a block turned into something else', () =>
    updateDoc(at(as, blockPath('author', as)), { kind: 'post' }),
  );
  denies('a block by oneself in the name of the other', () =>
    createCounted(
      rules,
      as,
      'hiddenItems',
      at(as, blockPath('author', 'member')),
      hiddenItem('blocked', 'member'),
    ),
  );
});

describe('whom a block does not keep away', () => {
  const byAuthor = (of: Persona) => () => world(block('author', of));
  // Others are not meant by it.
  allows('a comment by somebody else', () => comments('member', 'posts/schoolPost'), blocked);
  allows('the entry, asked for by somebody else', () => entry('member', 'author'), blocked);
  allows('the entry of the one who is blocked, asked for by the blocker', () => entry('author', as), blocked);
  allows('a comment by the blocker', () => comments('author', OWN), blocked);
  // A moderator must see whom they moderate, but is a parent like others beside that.
  allows(
    'the entry, asked for by a moderator of the school',
    () => entry('moderator', 'author'),
    byAuthor('moderator'),
  );
  denies('a comment by a moderator', () => comments('moderator', 'posts/schoolPost'), byAuthor('moderator'));
  denies('a like by a moderator', () => likes('moderator', 'posts/schoolPost'), byAuthor('moderator'));
  allows('the entry, asked for by an admin', () => entry('admin', 'author'), byAuthor('admin'));
  // Somebody who was blocked before they became an admin.
  const admin = () => world({ [`users/${as}`]: { ...RECORDS[as], isAdmin: true } });
  allows('a comment by who is an admin by now', () => comments(as, 'posts/schoolPost'), admin);
  allows('a like by who is an admin by now', () => likes(as, 'posts/schoolPost'), admin);
  allows('the entry, asked for by who is an admin by now', () => entry(as, 'author'), admin);
});
