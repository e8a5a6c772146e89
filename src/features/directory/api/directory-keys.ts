/** Keys of what is read of directories, in the query cache. */
export const directoryKeys = {
  member: (schoolId: string, uid: string) => ['member', schoolId, uid],
  page: (schoolId: string, token: string | null) => ['directory', schoolId, token],
};
