import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { FORMER_AUTHOR } from '@/domain/entities/post';
import { deleteHidden } from '../moderation/delete-hidden';
import { standings } from '../moderation/reporters';
import { db } from '../platform/app';
import { updateAll } from '../platform/update-all';
import { eachPage } from './each-page';
import { pseudonymOf } from './pseudonym';

/** As a group is left that is in sight. */
const OWNERLESS = { authorId: FORMER_AUTHOR, 'data.createdBy': FORMER_AUTHOR };

const hidden = () => db.collection('_hiddenContent');

/**
 * Takes an account out of what moderation keeps for itself: what of theirs lies out of sight goes for good, but for groups,
 * which others are in; their like and their comments go from what lies there of others, and among those who have reported
 * they are a pseudonym, so that counts stay right.
 */
export async function eraseModerationTraces(uid: string): Promise<void> {
  await eachPage(hidden().where('authorId', '==', uid), async (page) => {
    for (const document of page)
      await (document.get('kind') === 'group' ? document.ref.update(OWNERLESS) : deleteHidden(document));
  });
  await eachPage(hidden().where('data.helpers', 'array-contains', uid), (page) =>
    updateAll(page, () => ({ 'data.helpers': FieldValue.arrayRemove(uid) })),
  );
  await eachPage(hidden().where('data.likedBy', 'array-contains', uid), (page) =>
    updateAll(page, () => ({ 'data.likedBy': FieldValue.arrayRemove(uid) })),
  );
  await eraseFromPreviews(uid);
  const by = pseudonymOf(uid);
  const renamed = (ids: unknown) => (Array.isArray(ids) ? ids.map((id) => (id === uid ? by : id)) : []);
  await eachPage(db.collection('_reportedContent').where('reporterIds', 'array-contains', uid), (page) =>
    updateAll(page, (doc) => ({ reporterIds: renamed(doc.get('reporterIds')) })),
  );
  await eachPage(db.collection('_caseReporters').where('reporterIds', 'array-contains', uid), (page) =>
    updateAll(page, (doc) => ({
      reporterIds: renamed(doc.get('reporterIds')),
      countedIds: renamed(doc.get('countedIds')),
    })),
  );
  await standings().doc(uid).delete();
}

/** Previews repeat comments. Few posts lie there at any time, and none of them can be asked for by what is in those. */
async function eraseFromPreviews(uid: string): Promise<void> {
  const posts = await hidden().where('kind', '==', 'post').get();
  const commentsOf = (post: DocumentSnapshot) => (post.get('data.comments') ?? []) as ShownComment[];
  const isOf = ({ authorId, mentions }: ShownComment) =>
    authorId === uid || Object.hasOwn(mentions ?? {}, uid);
  await updateAll(
    posts.docs.filter((post) => commentsOf(post).some(isOf)),
    (post) => ({
      'data.comments': commentsOf(post)
        .filter(({ authorId }) => authorId !== uid)
        .map(({ mentions, ...comment }) => ({ ...comment, mentions: without(mentions ?? {}, uid) })),
    }),
  );
}

interface ShownComment {
  authorId?: unknown;
  mentions?: object;
}

const without = (entries: object, key: string): object =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => name !== key));
