/** Keys of what is read of invites, in the query cache. */
export const inviteKeys = {
  mine: (uid: string) => ['invites', uid],
  referral: (uid: string) => ['referral', uid],
};
