/** Keys of what is read for joining a school, in the query cache. */
export const joiningKeys = {
  ownRequests: (uid: string) => ['own-requests', uid],
  schoolBySlug: (slug: string) => ['school-by-slug', slug],
};
