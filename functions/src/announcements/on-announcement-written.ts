import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type Change, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { TRIGGER } from '../platform/options';
import { runSteps, type Step } from '../platform/steps';
import { deleteAnnouncementRemains } from './announcement-remains';
import { parseAnnouncement } from './documents';
import { keepFormerWords } from './keep-former-words';
import { settleTold } from './settle-told';
import { syncTally } from './sync-tally';
import { tellCorrection } from './tell-correction';
import { tellMembers } from './tell-members';

function stepsOf(announcementId: string, data: Change<DocumentSnapshot> | undefined): Step[] {
  if (!data?.after.exists) return [{ name: 'remains', run: () => deleteAnnouncementRemains(announcementId) }];
  if (!data.before.exists) return [{ name: 'tell', run: () => tellMembers(announcementId) }];
  const [before, after] = [parseAnnouncement(data.before), parseAnnouncement(data.after)];
  if (!before || !after) return [];
  if (after.withdrawnAt && !before.withdrawnAt)
    return [{ name: 'untell', run: () => settleTold(announcementId, after.version) }];
  const { correctedAt, version } = after;
  if (!correctedAt || version === before.version) return [];
  const former = data.before as QueryDocumentSnapshot;
  return [
    { name: 'former-words', run: () => keepFormerWords(former, before, correctedAt) },
    // Before others are told: what it counts is about the present version.
    { name: 'tally', run: () => syncTally(announcementId) },
    { name: 'correction', run: () => tellCorrection(announcementId) },
  ];
}

/**
 * An announcement came, was corrected, taken back, or went with its school. Each step makes things equal to the present state,
 * and what was told is not told again, so repeated and late events do no harm. Nothing here writes announcements: no
 * loop.
 */
export const onAnnouncementWritten = onDocumentWritten(
  // A school of 3,000 parents takes its time.
  { ...TRIGGER, document: 'announcements/{announcementId}', timeoutSeconds: 300 },
  async ({ params: { announcementId }, data }) => {
    await runSteps(stepsOf(announcementId, data), { announcementId });
  },
);
