/** Keys of what is read for profiles, in the query cache. */
export const profileKeys = {
  latestPosts: (schoolId: string, uid: string) => ['posts', schoolId, 'by', uid],
};
