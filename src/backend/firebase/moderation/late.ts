import { fetched } from '../../fetched';
import type { ReportsPort } from '../../ports/reports';
import { watchLate } from '../reading/watch-late';

/** The feed needs no reports: their code comes with the first page or dialog that does. */
const reports = (): Promise<ReportsPort> =>
  fetched(() => import('./reports')).then(({ reportsPort }) => reportsPort);

export const lateReports: ReportsPort = {
  report: async (...input) => (await reports()).report(...input),
  watchOwn: (uid, observer) => watchLate(reports, (port, told) => port.watchOwn(uid, told), observer),
  watchNotices: (uid, observer) => watchLate(reports, (port, told) => port.watchNotices(uid, told), observer),
  appeal: async (...words) => (await reports()).appeal(...words),
  log: async (...place) => (await reports()).log(...place),
};
