import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import type { Target } from '@/domain/moderation-target';
import { inPlace } from '../pins/documents';
import { userRef } from '../platform/accounts';
import { type HiddenContent, hiddenCommentRef, hiddenContentRef } from '../platform/hidden-content';
import { ownPictures } from './pictures';
import type { FoundContent } from './targets';

/**
 * Under which key something lies while it is out of sight. Of a profile with its case: its owner may write another bio
 * meanwhile, which another case may put out of sight as well.
 */
export const hiddenKey = (target: Target, caseId: string): string =>
  target.kind === 'comment'
    ? hiddenCommentRef(target.postId, target.id).id
    : target.kind === 'profile'
      ? `profile_${target.schoolId}_${target.id}_${caseId}`
      : `${target.kind}_${target.id}`;

interface Why {
  caseId: string;
  at: Date;
  finalAt: Date | null;
  /** Whether there is still an account whose profile it is. */
  hasAccount: boolean;
}

/** What functions count of a kind, with the names of parents or by their number. */
const COUNTED: Partial<Record<Target['kind'], string>> = {
  event: 'rsvpSummary',
  post: 'pollSummary',
  signUpList: 'summary',
};

/**
 * What is kept of it. Of a profile what is taken off the account; of all else not what was counted: that is counted anew
 * when it is back, as some who were may have left or been erased by then. Nor is it pinned when it is back.
 */
function keptOf({ kind }: Target, data: DocumentData): DocumentData {
  if (kind === 'profile') return { bio: data.bio, profilePicUrl: data.profilePicUrl };
  const counted = COUNTED[kind];
  const kept = counted && data[counted] ? { ...data, [counted]: null } : data;
  return kept.pinnedUntil ? { ...kept, ...inPlace(kept.createdAt) } : kept;
}

/** Puts what a target names out of sight. All reads of the transaction come before. */
export function hide(tx: Transaction, target: Target, found: FoundContent, why: Why): void {
  const isProfile = target.kind === 'profile';
  const hidden: HiddenContent = {
    kind: target.kind,
    schoolId: target.schoolId,
    caseId: why.caseId,
    path: found.ref.path,
    authorId: found.subjectId,
    pictures: ownPictures(found.content, found.subjectId),
    data: keptOf(target, found.data),
    hiddenAt: why.at,
    finalAt: why.finalAt,
  };
  tx.set(hiddenContentRef(hiddenKey(target, why.caseId)), hidden);
  if (!isProfile) {
    tx.delete(found.ref);
    return;
  }
  const bare = { bio: '', profilePicUrl: null };
  tx.update(found.ref, bare);
  if (why.hasAccount) tx.update(userRef(found.subjectId), bare);
}
