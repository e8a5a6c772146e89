/** Keys of the members whom a text could mention, in the query cache. */
export const mentionKeys = {
  members: (schoolId: string, groupId: string | null, token: string | null) => [
    ...['mentions', schoolId, groupId],
    token,
  ],
};
