import type { EditedText } from '@/backend/ports/posts';

const MODERATION = 'moderation';

/** Keys of what staff read of reports, in the query cache. */
export const moderationKeys = {
  /** Null for all schools. */
  waiting: (schoolIds: readonly string[] | null) => [MODERATION, 'waiting', schoolIds],
  /** Null for all schools. */
  decided: (schoolId: string | null) => [MODERATION, 'decided', schoolId],
  allDecided: [MODERATION, 'decided'],
  case: (caseId: string) => [MODERATION, 'case', caseId],
  earlier: (caseId: string) => [MODERATION, 'earlier', caseId],
  picture: (caseId: string, place: number) => [MODERATION, 'picture', caseId, place],
  revisions: ({ schoolId, postId, commentId }: EditedText) => [
    MODERATION,
    'revisions',
    schoolId,
    postId,
    commentId,
  ],
  staffMember: (schoolId: string, uid: string) => [MODERATION, 'staff', schoolId, uid],
};
