import { limit, orderBy, query, where } from 'firebase/firestore';
import { fetched } from '../../fetched';
import type { ReportsPort } from '../../ports/reports';
import { moderationLog } from '../collections/moderation-log';
import { moderationNotices } from '../collections/moderation-notices';
import { reports } from '../collections/reports';
import { readPage, watchQuery } from '../reading/documents';
import { LOG_PAGE, NOTICES, OWN_REPORTS } from '../reading/list-sizes';

export const reportsPort: ReportsPort = {
  report: async (input) => {
    const { call } = await fetched(() => import('../sdk/callables'));
    await call('reportContent', input);
  },

  watchOwn: (uid, observer) =>
    watchQuery(
      query(reports(), where('reporterId', '==', uid), orderBy('createdAt', 'desc'), limit(OWN_REPORTS)),
      observer,
    ),

  watchNotices: (uid, observer) =>
    watchQuery(
      query(moderationNotices(), where('userId', '==', uid), orderBy('at', 'desc'), limit(NOTICES)),
      observer,
    ),

  appeal: async (caseId, words) => {
    const { call } = await fetched(() => import('../sdk/callables'));
    await call('appealDecision', { caseId, words });
  },

  log: (schoolId, after) => readPage(query(moderationLog(schoolId), orderBy('day', 'desc')), LOG_PAGE, after),
};
