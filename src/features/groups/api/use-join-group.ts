import { useChangeMembership } from './use-change-membership';

/** Joins a group. */
export const useJoinGroup = () => useChangeMembership(true);
