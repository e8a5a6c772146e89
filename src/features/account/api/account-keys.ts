/** Keys of what is read about the security of an account, in the query cache. */
export const accountKeys = {
  secondFactor: (uid: string) => ['second-factor', uid],
};
