import { type Live, useBackend, useLive } from '@/backend/react';
import type { ModerationNotice } from '@/domain/entities/moderation-notice';
import { reportKeys } from './report-keys';

/** The newest decisions about what somebody wrote, or about themselves, live. */
export function useDecisions(uid: string): Live<ModerationNotice[]> {
  const { reports } = useBackend();
  return useLive(reportKeys.decisions(uid), (observer) => reports.watchNotices(uid, observer));
}
