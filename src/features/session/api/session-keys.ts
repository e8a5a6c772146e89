const WAITING_COUNT = 'waiting-count';

/** Keys of what is read of the signed-in person, in the query cache. */
export const sessionKeys = {
  user: (uid: string | undefined) => ['me', uid],
  reviewedSchools: ['reviewed-schools'],
  /** Of all schools. */
  waitingCounts: [WAITING_COUNT],
  /** Null for all schools. */
  waitingCount: (schoolIds: readonly string[] | null) => [WAITING_COUNT, schoolIds],
};
