const COMMUNITY = 'community';

/** Keys of what is read of how a school's parents get along, in the query cache. */
export const communityKeys = {
  rules: (schoolId: string) => [COMMUNITY, 'rules', schoolId],
  safety: (schoolId: string) => [COMMUNITY, 'safety', schoolId],
};
