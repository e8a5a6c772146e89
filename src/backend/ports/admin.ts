import type { AssistantDay } from '@/domain/assistant/usage';
import type { AuditEntry } from '@/domain/entities/audit';
import type { NameChange } from '@/domain/entities/name-change';
import type { Feedback, FormSubmission } from '@/domain/entities/outreach';
import type { Post } from '@/domain/entities/post';
import type { Referral } from '@/domain/entities/referral';
import type { School } from '@/domain/entities/school';
import type { User } from '@/domain/entities/user';
import type { SchoolInput } from '@/domain/inputs/schools';
import type { SchoolDay } from '@/domain/statistics';
import type { Cursor, Observer, Page, Unsubscribe } from '../live';
import type { SchoolActsPort } from './school-acts';

/** A school as the console lists it. */
export interface AdminSchool extends School {
  /** The school's own invite code; null when it has none. */
  code: string | null;
  /** Number of parents, by an aggregation query. */
  parents: number;
}

/** Accounts, all or those that were looked for. */
export interface FoundUsers extends Page<User> {
  /** A search was cut short: more may be found by typing more. */
  more?: boolean;
}

/** Which accounts are wanted; null for any. */
export interface UserFilter {
  /** Members of this school. */
  schoolId: string | null;
  role: Role | null;
}

/** Who invited others, and what came of it. */
export interface Referrer extends Pick<User, 'uid' | 'email' | 'firstName' | 'lastName'> {
  referral: Referral;
}

export type Role = 'isModerator' | 'isAdmin';

/** An entry of the audit log with the names behind its ids, as far as the reader may know them. */
export interface NamedEntry extends AuditEntry {
  actorName: string | null;
  /** Of a user acted on; null for posts, comments and people the reader may not look up. */
  targetName: string | null;
  /** Of who wrote what was deleted; null for the product's own posts too. */
  authorName: string | null;
}

/** What moderators see beside the requests. */
export interface ReviewPort {
  /** Decisions on requests to these schools, newest first. */
  decisions(schoolIds: string[], after: Cursor | null): Promise<Page<NamedEntry>>;
  /** Changed names of members of these schools, null for all, in the last 90 days; newest first. */
  nameChanges(schoolIds: string[] | null, after: Cursor | null): Promise<Page<NameChange>>;
  /** Number of parents of a school the moderator belongs to. */
  parents(schoolId: string): Promise<number>;
}

/** As far as the parents of a school are counted for those who run it. */
export const MAX_PARENT_COUNT = 10_000;

/** What admins run schools with. Every act leaves its audit entry in the same batch. */
export interface AdminPort extends ReviewPort {
  /** All schools by name, with what costs a query each. */
  schools(): Promise<AdminSchool[]>;
  /** All schools by name, bare. */
  schoolNames(): Promise<School[]>;
  /** @throws already-exists when there is a school of this name in this city */
  createSchool(input: SchoolInput, actorId: string): Promise<AdminSchool>;
  /** What is done to whole schools, by code of its own. */
  schoolActs(): Promise<SchoolActsPort>;
  /** Newest posts of parents across all schools, not by the system. */
  recentPosts(count: number): Promise<Post[]>;
  /** Users whose names begin with the typed words or whose address with them; all, newest first, without any. */
  users(typed: string, after: Cursor | null, filter: UserFilter): Promise<FoundUsers>;
  watchUser(uid: string, observer: Observer<User | null>): Unsubscribe;
  setRole(user: User, role: Role, value: boolean, actorId: string): Promise<void>;
  /** An admin who opens the console becomes a moderator (product §4.2). */
  becomeModerator(admin: User): Promise<void>;
  /** Who invited an account and what it earned; nothing of that where no function has written any. */
  referral(uid: string): Promise<Referral>;
  issueGift(uid: string, actorId: string): Promise<void>;
  /** The member loses access at once, and is told why if there is a reason. */
  removeMember(user: User, schoolId: string, actorId: string, reason: string | null): Promise<void>;
  /**
   * Deletes all posts of a user in a school, a batch at a time, each with its audit entry. Can be called again after
   * a failure.
   * @param onProgress is told how many are gone so far
   * @returns how many were deleted
   */
  deletePostsOf(
    author: { uid: string; schoolId: string },
    actorId: string,
    onProgress: (deleted: number) => void,
  ): Promise<number>;
  /** Users with referrals, most first. Whose account is gone is left out. */
  referrers(after: Cursor | null): Promise<Page<Referrer>>;
  forms(after: Cursor | null): Promise<Page<FormSubmission>>;
  feedback(after: Cursor | null): Promise<Page<Feedback>>;
  auditLog(after: Cursor | null): Promise<Page<NamedEntry>>;
  /** Day by day numbers of one school or of all together, days as YYYY-MM-DD, both included. */
  statistics(schoolId: string | null, from: string, to: string): Promise<SchoolDay[]>;
  /** What the assistant did, by day of Los Angeles, of one school or of all together, both days included. */
  assistantUsage(schoolId: string | null, from: string, to: string): Promise<AssistantDay[]>;
  /** The measured parents of every school on these days. */
  levels(days: string[]): Promise<SchoolDay[]>;
  /** Measures parents and active parents now instead of at night. @throws resource-exhausted */
  measure(): Promise<void>;
}
