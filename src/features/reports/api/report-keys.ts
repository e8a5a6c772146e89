const REPORTS = 'reports';

/** Keys of what is read of reports and decisions, in the query cache. */
export const reportKeys = {
  own: (uid: string) => [REPORTS, uid, 'own'],
  decisions: (uid: string) => [REPORTS, uid, 'decisions'],
};
