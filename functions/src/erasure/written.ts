import { randomUUID } from 'node:crypto';
import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { FORMER_AUTHOR, FORMER_NAME, type PostImage } from '@/domain/entities/post';
import { imagesOf } from '@/domain/post-images';
import { postTokens } from '@/domain/search-tokens';
import { pathInFolder } from '../cleanup/file-address';
import { POST_IMAGES } from '../cleanup/post-pictures';
import { isMissingFile } from '../cleanup/stored-file';
import { syncCommentPreviews } from '../feed/comment-preview';
import { bucket, db } from '../platform/app';
import { deleteAll } from '../platform/delete-query';
import { parsePost } from '../platform/posts';
import { updateAll } from '../platform/update-all';
import { eachPage } from './each-page';

const posts = (uid: string) => db.collection('posts').where('authorId', '==', uid);
const comments = (uid: string) =>
  db.collectionGroup('comments').where('authorId', '==', uid).orderBy('createdAt', 'desc');
const revisions = (uid: string) => db.collectionGroup('revisions').where('authorId', '==', uid);
const events = (uid: string) => db.collection('events').where('userId', '==', uid);
const eventSeries = (uid: string) => db.collection('eventSeries').where('userId', '==', uid);
const seriesChanges = (uid: string) => db.collectionGroup('seriesChanges').where('userId', '==', uid);
const signUpLists = (uid: string) => db.collection('signUpLists').where('userId', '==', uid);

/** Deletes what an account has written. Triggers take comments, pictures and notifications along. */
export async function deleteWritten(uid: string): Promise<void> {
  await deleteAll(posts(uid));
  await deleteAll(comments(uid));
  await deleteAll(revisions(uid));
  // Before its events, which it would make again; a trigger takes its changes along.
  await deleteAll(eventSeries(uid));
  await deleteAll(events(uid));
  await deleteAll(signUpLists(uid));
}

/** Takes the author off what stays. Whatever has lost its author is found no more, so once more does no harm. */
export async function anonymizeWritten(uid: string): Promise<void> {
  await eachPage(posts(uid), async (page) => {
    const moved = new Map<string, PostImage[]>();
    for (const post of page) moved.set(post.id, await movedPictures(post));
    await updateAll(page, (post) => ({
      ...ANONYMOUS,
      children: [],
      imageUrl: moved.get(post.id)?.[0]?.url ?? null,
      images: moved.get(post.id) ?? [],
      searchTokens: postTokens({ authorName: FORMER_NAME, content: String(post.get('content') ?? '') }),
    }));
  });
  await eachPage(comments(uid), async (page) => {
    await updateAll(page, () => ANONYMOUS);
    await syncCommentPreviews(page);
  });
  // After the texts: from then on none is written any more that names the author.
  await eachPage(revisions(uid), (page) => updateAll(page, () => ({ authorId: FORMER_AUTHOR })));
  // Before its events: from then on none is made any more that names the host.
  await eachPage(eventSeries(uid), (page) => updateAll(page, () => ({ userId: FORMER_AUTHOR })));
  await eachPage(seriesChanges(uid), (page) => updateAll(page, () => ({ userId: FORMER_AUTHOR })));
  await eachPage(events(uid), (page) => updateAll(page, () => ({ userId: FORMER_AUTHOR })));
  await eachPage(signUpLists(uid), (page) => updateAll(page, () => ({ userId: FORMER_AUTHOR })));
}

const ANONYMOUS = { authorId: FORMER_AUTHOR, authorName: FORMER_NAME, profilePicUrl: null };

/**
 * What is kept of an account either way: groups that others are in, likes that others have seen, and what staff have announced,
 * as the school did by them.
 */
export async function leaveShared(uid: string): Promise<void> {
  await eachPage(db.collection('groups').where('createdBy', '==', uid), (page) =>
    updateAll(page, () => ({ createdBy: FORMER_AUTHOR })),
  );
  await eachPage(db.collection('groups').where('helpers', 'array-contains', uid), (page) =>
    updateAll(page, () => ({ helpers: FieldValue.arrayRemove(uid) })),
  );
  for (const field of ['userId', 'correctedBy', 'withdrawnBy'])
    await eachPage(db.collection('announcements').where(field, '==', uid), (page) =>
      updateAll(page, () => ({ [field]: FORMER_AUTHOR })),
    );
  await eachPage(db.collection('inviteCodes').where('createdBy', '==', uid), (page) =>
    updateAll(page, () => ({ createdBy: FORMER_AUTHOR })),
  );
  await eachPage(db.collection('posts').where('likedBy', 'array-contains', uid), (page) =>
    updateAll(page, () => ({ likedBy: FieldValue.arrayRemove(uid) })),
  );
  await eachPage(db.collection('inviteCodeGrants').where('inviterId', '==', uid), (page) =>
    updateAll(page, () => ({ inviterId: null })),
  );
  await eachPage(db.collection('referrals').where('referredByUserId', '==', uid), (page) =>
    updateAll(page, () => ({ referredByUserId: null })),
  );
}

/** Moves the pictures of a post, and leaves out those that are gone. */
async function movedPictures(snapshot: QueryDocumentSnapshot): Promise<PostImage[]> {
  const post = parsePost(snapshot);
  const moved: PostImage[] = [];
  for (const { url, alt } of post ? imagesOf(post) : []) {
    const address = await movedPicture(url);
    if (address !== null) moved.push({ url: address, alt });
  }
  return moved;
}

/** Moves a picture out of its author's folder, whose name is the account's. Null when there is none. */
async function movedPicture(address: string): Promise<string | null> {
  const path = pathInFolder(address, POST_IMAGES);
  if (path === null) return null;
  const target = `${POST_IMAGES}/${FORMER_AUTHOR}/${path.split('/').at(-1)}`;
  const token = randomUUID();
  try {
    const [{ metadata }] = await bucket().file(path).getMetadata();
    await bucket().file(path).copy(bucket().file(target));
    await bucket()
      .file(target)
      .setMetadata({ metadata: { ...metadata, uid: FORMER_AUTHOR, firebaseStorageDownloadTokens: token } });
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
  const [before = ''] = address.split('/o/');
  return `${before}/o/${encodeURIComponent(target)}?alt=media&token=${token}`;
}
