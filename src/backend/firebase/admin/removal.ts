import {
  getDocsFromServer,
  limit,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  startAfter,
  where,
  writeBatch,
} from 'firebase/firestore';
import { subjectOf } from '@/domain/entities/audit';
import { EVENT_DISCUSSIONS, type Post } from '@/domain/entities/post';
import { onceAuditId } from '@/domain/ids';
import { withoutMembership } from '@/domain/leaving-school';
import type { AdminPort } from '../../ports/admin';
import { joinCooldownRef } from '../collections/join-cooldowns';
import { memberRef } from '../collections/members';
import { posts } from '../collections/posts';
import { startedCooldown } from '../joining/cooldowns';
import { DELETED_AT_ONCE } from '../reading/list-sizes';
import { withBackendErrors } from '../sdk/errors';
import { db } from '../sdk/firestore';
import { audit } from '../writing/audit';
import { auditedUserChange } from './audited-user-change';

async function deleteAll(found: readonly QueryDocumentSnapshot<Post>[], schoolId: string, actorId: string) {
  const batch = writeBatch(db());
  for (const snapshot of found) {
    const { id, ref } = snapshot;
    // Field by field: one post that can't be read as a whole must not keep all others there.
    const subject = subjectOf({
      authorId: snapshot.get('authorId'),
      content: String(snapshot.get('content') ?? ''),
    });
    const entry = { actorId, targetId: id, schoolId, detail: null, subject };
    audit(batch, { ...entry, action: 'delete-post' }, onceAuditId('delete-post', id));
    batch.delete(ref);
  }
  await batch.commit();
}

export const adminRemoval: Pick<AdminPort, 'removeMember' | 'deletePostsOf'> = {
  removeMember: (user, schoolId, actorId, reason) =>
    auditedUserChange(user.uid, actorId, {
      action: 'remove-member',
      schoolId,
      change: (now) => withoutMembership(now, schoolId, reason, serverTimestamp()),
      also: (transaction, now, auditId) => {
        transaction.delete(memberRef(schoolId, user.uid));
        transaction.set(joinCooldownRef(schoolId, user.uid), startedCooldown(now, schoolId, auditId));
      },
    }),

  deletePostsOf: ({ uid, schoolId }, actorId, onProgress) =>
    withBackendErrors(async () => {
      const own = query(
        posts(),
        where('schoolId', '==', schoolId),
        where('authorId', '==', uid),
        limit(DELETED_AT_ONCE),
      );
      let deleted = 0;
      let last: QueryDocumentSnapshot<Post> | undefined;
      for (;;) {
        const { docs } = await getDocsFromServer(last ? query(own, startAfter(last)) : own);
        last = docs.at(-1);
        if (!last) return deleted;
        // What others say about an event stays with the event.
        const posted = docs.filter((post) => post.get('groupId') !== EVENT_DISCUSSIONS);
        if (posted.length > 0) await deleteAll(posted, schoolId, actorId);
        deleted += posted.length;
        onProgress(deleted);
      }
    }),
};
