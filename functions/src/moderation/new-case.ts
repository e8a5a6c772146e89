import type { ModerationCase } from '@/domain/entities/moderation-case';
import type { User } from '@/domain/entities/user';
import { type Target, targetKey } from '@/domain/moderation-target';
import { isReviewerOf } from '../platform/accounts';
import { NEUTRAL_NAME, shownName } from '../platform/person-names';
import type { FoundContent } from './targets';

interface About {
  target: Target;
  found: FoundContent;
  subject: User | null;
  at: Date;
}

/** A case about something as it is now, which nobody has reported or decided about yet. */
export const newCase = (id: string, { target, found, subject, at }: About): ModerationCase => ({
  id,
  schoolId: target.schoolId,
  targetKey: targetKey(target),
  kind: target.kind,
  targetId: target.id,
  postId: target.kind === 'comment' ? target.postId : null,
  subjectId: found.subjectId,
  subjectName: subject ? shownName(subject) : NEUTRAL_NAME,
  subjectIsStaff: subject !== null && isReviewerOf(subject, target.schoolId),
  content: found.content,
  reports: [],
  reportCount: 0,
  danger: false,
  isHidden: false,
  status: 'open',
  isWaiting: true,
  decision: null,
  appeal: null,
  readerIds: [],
  handlerIds: [],
  createdAt: at,
  updatedAt: at,
});
