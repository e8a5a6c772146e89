/** Keys of what is read of directories, in the query cache. */
export const directoryKeys = {
  page: (schoolId: string, token: string | null) => ['directory', schoolId, token],
};
