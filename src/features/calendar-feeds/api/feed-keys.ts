/** Keys of calendar feeds in the query cache. */
export const feedKeys = {
  feed: (uid: string, schoolId: string) => ['calendar-feed', uid, schoolId],
  /** Of its address since a moment: another one is asked for anew. */
  address: (uid: string, schoolId: string, since: Date | null) => [
    ...['calendar-feed', uid, schoolId],
    ...['address', since?.getTime() ?? null],
  ],
};
