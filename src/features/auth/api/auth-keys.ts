/** Keys of what is read for signing up, in the query cache. */
export const authKeys = {
  invite: (code: string | null) => ['invite', code],
};
