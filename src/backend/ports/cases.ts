import type { ModerationCase } from '@/domain/entities/moderation-case';
import type {
  CommunitySettingsInput,
  DecideAppealInput,
  DecideReportInput,
  ModerateContentInput,
} from '@/domain/inputs/moderation';
import type { Cursor, Observer, Page, Unsubscribe } from '../live';

/** As far as waiting cases are counted and shown. */
export const MAX_WAITING_CASES = 100;

/** Reports as the staff of a school see them, and what they do about them. Cases about or by themselves are not shown. */
export interface CasesPort {
  /**
   * Cases that wait for a decision: danger to a child first, then the oldest.
   * @param schoolIds schools to look at; null for all (admins)
   */
  watchWaiting(uid: string, schoolIds: string[] | null, observer: Observer<ModerationCase[]>): Unsubscribe;
  /** Decided cases of a school, null for all; newest first. */
  decided(uid: string, schoolId: string | null, after: Cursor | null): Promise<Page<ModerationCase>>;
  watch(caseId: string, observer: Observer<ModerationCase | null>): Unsubscribe;
  /** Earlier cases of the same author in the same school, newest first. */
  earlier(uid: string, of: Pick<ModerationCase, 'id' | 'schoolId' | 'subjectId'>): Promise<ModerationCase[]>;
  /** One of `content.pictures`, as it was when it was reported. @throws not-found */
  picture(caseId: string, place: number): Promise<Blob>;
  /**
   * @throws aborted when another report has come since it was looked at
   * @throws failed-precondition when somebody else has decided
   * @throws role-needs-admin for an act on staff by a moderator
   */
  decide(input: DecideReportInput): Promise<void>;
  /** Acts on what nobody has reported, on record, with a notice and an appeal as for a report. */
  moderate(input: ModerateContentInput): Promise<void>;
  decideAppeal(input: DecideAppealInput): Promise<void>;
  /** @throws aborted when somebody else has changed the rules meanwhile */
  saveCommunity(input: CommunitySettingsInput): Promise<void>;
}
