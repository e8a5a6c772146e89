import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { TRIGGER } from '../platform/options';
import { runSteps, type Step } from '../platform/steps';
import { syncTally } from './sync-tally';
import { followRead } from './tell-correction';

/**
 * A parent has seen an announcement, acknowledged it, or is gone: it is counted, and what tells them of it follows. Nothing
 * here writes reads: no loop.
 */
export const onAnnouncementReadWritten = onDocumentWritten(
  { ...TRIGGER, document: 'announcements/{announcementId}/reads/{uid}' },
  async ({ params: { announcementId, uid }, data }) => {
    const steps: Step[] = [{ name: 'tally', run: () => syncTally(announcementId) }];
    if (data?.after.exists) steps.push({ name: 'follow', run: () => followRead(announcementId, uid) });
    await runSteps(steps, { announcementId, uid });
  },
);
