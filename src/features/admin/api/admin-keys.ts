import type { QueryKey } from '@tanstack/react-query';
import type { UserFilter } from '@/backend/ports/admin';

const ADMIN = 'admin';

/** Keys of what the console reads, in the query cache. */
export const adminKeys = {
  posts: [ADMIN, 'posts'],
  schools: [ADMIN, 'schools'],
  schoolNames: [ADMIN, 'school-names'],
  school: (schoolId: string) => [ADMIN, 'school', schoolId],
  schoolExport: (schoolId: string) => [ADMIN, 'school-export', schoolId],
  /** All searches of accounts. */
  users: [ADMIN, 'users'],
  usersBy: (term: string, { schoolId, role }: UserFilter) => [ADMIN, 'users', term, schoolId, role],
  user: (uid: string) => [ADMIN, 'user', uid],
  /** All that is read of referrals. */
  referrals: [ADMIN, 'referrals'],
  referrers: [ADMIN, 'referrals', 'list'],
  referral: (uid: string) => [ADMIN, 'referrals', 'of', uid],
  forms: [ADMIN, 'forms'],
  feedback: [ADMIN, 'feedback'],
  audit: [ADMIN, 'audit'],
  levels: [ADMIN, 'levels'],
  /** Of all schools and periods. */
  statistics: [ADMIN, 'statistics'],
  statisticsOf: (schoolId: string | null, from: string, to: string) => [
    ADMIN,
    'statistics',
    schoolId,
    from,
    to,
  ],
  /** Of all schools and periods. */
  assistant: [ADMIN, 'assistant-usage'],
  assistantUsage: (schoolId: string | null, from: string, to: string) => [
    ADMIN,
    'assistant-usage',
    schoolId,
    from,
    to,
  ],
} satisfies Record<string, QueryKey | ((...of: never[]) => QueryKey)>;
