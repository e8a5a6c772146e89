import { serverTimestamp, type Timestamp, type Transaction } from 'firebase/firestore';
import type { PinList } from '@/domain/entities/pin-list';
import type { Post } from '@/domain/entities/post';
import { MAX_PINS, othersPinned } from '@/domain/pins';
import type { CountedKind } from '@/domain/rate-counter';
import { BackendError } from '../../errors';
import type { PostsPort } from '../../ports/posts';
import { pinListRef } from '../collections/pins';
import { postRef } from '../collections/posts';
import { readDocument } from '../reading/documents';
import { withBackendErrors } from '../sdk/errors';
import { commitNow } from '../writing/commit';
import { counted } from '../writing/count';

type Of = Pick<Post, 'id' | 'schoolId' | 'groupId'>;

/** Writes what is not so yet, with its count. What an earlier try has done, whose answer was lost, is done. */
const commitOnce = (
  uid: string,
  kind: CountedKind,
  id: string,
  write: (transaction: Transaction) => Promise<boolean>,
): Promise<void> =>
  counted(uid, kind, id, (count) =>
    commitNow(async (transaction) => {
      if (await write(transaction)) count(transaction);
    }),
  );

async function readPost(transaction: Transaction, id: string) {
  const post = await transaction.get(postRef(id));
  if (!post.exists()) throw new BackendError('not-found');
  return post;
}

/** Marks what a post is about as found or gone, or takes that back. */
const close = ({ id }: Of, uid: string, isClosed: boolean): Promise<void> =>
  commitOnce(uid, 'edits', id, async (transaction) => {
    const post = await readPost(transaction, id);
    if ((post.data().closedAt !== null) === isClosed) return false;
    transaction.update(post.ref, { closedAt: isClosed ? serverTimestamp() : null });
    return true;
  });

/** The pins of a feed with one more, or one less. */
function withPin(posts: PinList['posts'], id: string, until: Date | null): PinList['posts'] {
  const others = othersPinned(posts, id, new Date());
  if (until && others.length >= MAX_PINS) throw new BackendError('resource-exhausted');
  return Object.fromEntries(until ? [...others, [id, until]] : others);
}

/** Pins a post until a moment, or lets it go. */
const pin = (of: Of, uid: string, until: Date | null): Promise<void> =>
  commitOnce(uid, 'pins', of.id, async (transaction) => {
    const list = pinListRef(of);
    const post = await readPost(transaction, of.id);
    if (post.data().pinnedUntil?.getTime() === until?.getTime()) return false;
    const posts = withPin((await transaction.get(list)).data()?.posts ?? {}, of.id, until);
    transaction.set(list, { posts, lastId: of.id, at: serverTimestamp() });
    // To the microsecond, which a date has not.
    const sortAt = until ?? (post.get('createdAt') as Timestamp);
    transaction.update(post.ref, { pinnedUntil: until, sortAt });
    return true;
  });

/** Does something with a post beside its words. */
export const actOnPost: PostsPort['act'] = (post, uid, act) =>
  withBackendErrors(() => {
    switch (act.type) {
      case 'pin':
        return pin(post, uid, act.until);
      case 'unpin':
        return pin(post, uid, null);
      case 'close':
      case 'reopen':
        return close(post, uid, act.type === 'close');
    }
  });

/** Which posts of a feed are pinned. */
export const readPins: PostsPort['pins'] = (feed) => readDocument(pinListRef(feed));
