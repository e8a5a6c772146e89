import type { ModerationLogEntry, ModerationNotice } from '@/domain/entities/moderation-notice';
import type { Report } from '@/domain/entities/report';
import type { ReportInput } from '@/domain/inputs/moderation';
import type { Cursor, Observer, Page, Unsubscribe } from '../live';

/** Reports as who makes them sees them, decisions as who they are about does, and what every member may know of them. */
export interface ReportsPort {
  /**
   * Reports something to the staff of its school, who are not told who did.
   * @throws already-exists when this person has reported it and it has not changed since
   * @throws not-found when it is gone
   * @throws resource-exhausted with `retryAt` after too many in a day
   */
  report(input: ReportInput): Promise<void>;
  /** The newest of one's own reports. */
  watchOwn(uid: string, observer: Observer<Report[]>): Unsubscribe;
  /** The newest decisions about what one wrote, or about oneself. */
  watchNotices(uid: string, observer: Observer<ModerationNotice[]>): Unsubscribe;
  /** Once for each decision. @throws failed-precondition when it is too late or has been done */
  appeal(caseId: string, words: string): Promise<void>;
  /** What the moderators of a school have done, newest first, without names. */
  log(schoolId: string, after: Cursor | null): Promise<Page<ModerationLogEntry>>;
}
