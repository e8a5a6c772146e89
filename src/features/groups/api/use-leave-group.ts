import { useChangeMembership } from './use-change-membership';

/**
 * Leaves a group, and offers to undo it. Creators may leave too: the group belongs to its members (docs/decisions.md 8).
 */
export const useLeaveGroup = () => useChangeMembership(false);
