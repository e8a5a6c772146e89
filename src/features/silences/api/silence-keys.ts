/** Key of whether something is silenced, in the query cache. */
export const silenceKeys = {
  one: (uid: string, id: string) => ['silences', uid, id],
};
