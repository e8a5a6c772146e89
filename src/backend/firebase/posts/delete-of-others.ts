import { type DocumentReference, writeBatch } from 'firebase/firestore';
import { type AuditEntry, subjectOf } from '@/domain/entities/audit';
import type { Comment, Post } from '@/domain/entities/post';
import { onceAuditId } from '@/domain/ids';
import { db } from '../sdk/firestore';
import { audit } from '../writing/audit';

type About = Omit<AuditEntry, 'id' | 'at'>;

/** Only admins delete what others wrote, on record: fetched when one does. */
function deleteOnRecord(
  ref: DocumentReference<Post | Comment>,
  entry: About,
  entryId: string,
): Promise<void> {
  const batch = writeBatch(db());
  audit(batch, entry, entryId);
  batch.delete(ref);
  return batch.commit();
}

/** Deletes a post of somebody else. */
export const deletePost = (ref: DocumentReference<Post>, post: Post, actorId: string): Promise<void> =>
  deleteOnRecord(
    ref,
    {
      action: 'delete-post',
      actorId,
      targetId: post.id,
      schoolId: post.schoolId,
      detail: null,
      subject: subjectOf(post),
    },
    onceAuditId('delete-post', post.id),
  );

/** Deletes a comment of somebody else. Its id alone does not find it: the entry names its post. */
export const deleteComment = (
  ref: DocumentReference<Comment>,
  post: Pick<Post, 'id' | 'schoolId'>,
  comment: Comment,
  actorId: string,
): Promise<void> =>
  deleteOnRecord(
    ref,
    {
      action: 'delete-comment',
      actorId,
      targetId: comment.id,
      schoolId: post.schoolId,
      detail: post.id,
      subject: subjectOf(comment),
    },
    onceAuditId('delete-comment', post.id, comment.id),
  );
