const COMMUNITY = 'community';

/** Keys of what is read of a school's community, in the query cache. */
export const communityKeys = {
  rules: (schoolId: string) => [COMMUNITY, schoolId, 'rules'],
  safety: (schoolId: string) => [COMMUNITY, schoolId, 'safety'],
  accepted: (uid: string, schoolId: string) => [COMMUNITY, schoolId, 'accepted', uid],
  pause: (uid: string, schoolId: string) => [COMMUNITY, schoolId, 'pause', uid],
  log: (schoolId: string) => [COMMUNITY, schoolId, 'log'],
  hidden: (uid: string) => ['hidden-items', uid],
  photoWishes: (schoolId: string) => [COMMUNITY, schoolId, 'photo-wishes'],
  photoWish: (schoolId: string, uid: string) => [COMMUNITY, schoolId, 'photo-wishes', uid],
  /** Whose wish it is. */
  family: (schoolId: string, uid: string) => [COMMUNITY, schoolId, 'family', uid],
};
