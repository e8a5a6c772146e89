/** Keys of what is read for joining a school, in the query cache. */
export const joiningKeys = {
  ownRequests: (uid: string) => ['own-requests', uid],
  cooldown: (uid: string, schoolId: string) => ['join-cooldown', uid, schoolId],
  schoolBySlug: (slug: string) => ['school-by-slug', slug],
};
