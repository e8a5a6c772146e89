/** Keys of what is read for the moderator's page, in the query cache. */
export const moderatorKeys = {
  decisions: (schoolIds: readonly string[]) => ['moderator', 'decisions', schoolIds],
  parents: (schoolId: string) => ['moderator', 'parents', schoolId],
};
