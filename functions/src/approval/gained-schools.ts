/** Schools in the second list that are not in the first. */
export function gainedSchools(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((schoolId) => !before.includes(schoolId));
}
