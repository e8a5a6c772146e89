import type { InvitedSchool, School } from '@/domain/entities/school';

/** Schools and codes, as far as anyone may look them up. */
export interface SchoolsPort {
  /**
   * The school an invite code opens, or null when there is no such code. It lets the account that is signed in ask to
   * join with this code.
   * @throws resource-exhausted after too many wrong ones, with the time of the next try
   */
  findCode(code: string): Promise<InvitedSchool | null>;
  get(schoolId: string): Promise<School | null>;
  findBySlug(slug: string): Promise<School | null>;
}
