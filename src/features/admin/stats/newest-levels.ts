import type { SchoolDay } from '@/domain/statistics';

/** The newest measured day of each school, most parents first. */
export function newestLevels(days: readonly SchoolDay[]): SchoolDay[] {
  const newest = new Map<string, SchoolDay>();
  for (const day of days) {
    const known = newest.get(day.schoolId);
    if (day.parents !== undefined && (!known || known.day < day.day)) newest.set(day.schoolId, day);
  }
  return [...newest.values()].sort((a, b) => (b.parents ?? 0) - (a.parents ?? 0));
}
