/** Keys of what is read for profiles, in the query cache. */
export const profileKeys = {
  member: (schoolId: string, uid: string) => ['member', schoolId, uid],
  latestPosts: (schoolId: string, uid: string) => ['posts', schoolId, 'by', uid],
};
