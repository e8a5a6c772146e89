import type { InviteCode, School } from '@/domain/entities/school';

/** Schools and codes, as far as anyone may look them up. */
export interface SchoolsPort {
  /** The code, or null when it does not exist. */
  findCode(code: string): Promise<InviteCode | null>;
  get(schoolId: string): Promise<School | null>;
  findBySlug(slug: string): Promise<School | null>;
}
