/** Keys of what is read for profiles, in the query cache. */
export const profileKeys = {
  sharedGroups: (uid: string, groupIds: readonly string[]) => ['shared-groups', uid, ...groupIds],
  latestPosts: (schoolId: string, uid: string) => ['posts', schoolId, 'by', uid],
};
