/** Keys of what is read for signing up, in the query cache. */
export const authKeys = {
  accountLink: (token: string) => ['account-link', token],
  invite: (code: string | null) => ['invite', code],
};
