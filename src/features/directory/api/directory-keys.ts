/** Keys of what is read of directories, in the query cache. */
export const directoryKeys = {
  member: (schoolId: string, uid: string) => ['member', schoolId, uid],
  classes: (schoolId: string) => ['classes', schoolId],
  inClass: (schoolId: string, key: string) => ['directory', schoolId, 'class', key],
  page: (schoolId: string, token: string | null) => ['directory', schoolId, token],
};
