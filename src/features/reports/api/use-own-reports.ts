import { type Live, useBackend, useLive } from '@/backend/react';
import type { Report } from '@/domain/entities/report';
import { reportKeys } from './report-keys';

/** The newest reports that somebody has made, live. */
export function useOwnReports(uid: string): Live<Report[]> {
  const { reports } = useBackend();
  return useLive(reportKeys.own(uid), (observer) => reports.watchOwn(uid, observer));
}
