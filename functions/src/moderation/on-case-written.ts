import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { syncFileCount } from '../groups/file-count';
import { syncMemberCount } from '../groups/member-count';
import { syncHelpers } from '../groups/sync-helpers';
import { SMTP_PASSWORD } from '../mail/config';
import { TRIGGER } from '../platform/options';
import { runSteps, type Step } from '../platform/steps';
import { caseRef, parseCase } from './case-records';
import { closeReports } from './close-reports';
import { keepPictures } from './keep-pictures';
import { dangerMailSteps } from './mail-danger';
import { syncCaseStaff } from './sync-case-staff';
import { tellStaff } from './tell-staff';

const OPTIONS = {
  ...TRIGGER,
  document: 'moderationCases/{caseId}' as const,
  secrets: [SMTP_PASSWORD],
  // Fifty mails, one after another.
  timeoutSeconds: 300,
};

/**
 * All that follows from a report, a decision or an appeal. The case as it is by now decides, not the event: events come
 * late and more than once. Who reads it is the only thing here that is written back, and only where it differs: no loop.
 */
export const onModerationCaseWritten = onDocumentWritten(OPTIONS, async (event) => {
  const { caseId } = event.params;
  const present = parseCase(await caseRef(caseId).get());
  if (!present) return;
  const before = parseCase(event.data?.before);
  await runSteps(await stepsFor(present, before), { caseId });
});

async function stepsFor(present: ModerationCase, before: ModerationCase | null): Promise<Step[]> {
  const { id } = present;
  const steps: Step[] = [];
  if (!before) steps.push({ name: 'pictures', run: () => keepPictures(present) });
  if (present.isWaiting) {
    // First the reports, whose staff may have changed while they were written.
    steps.push({ name: 'staff', run: () => syncCaseStaff(id) });
    steps.push({ name: 'tell', run: () => tellStaff(id) });
    steps.push(...(await dangerMailSteps(present)));
  }
  if (present.status !== 'open') steps.push({ name: 'reports', run: () => closeReports(present) });
  if (present.kind === 'group' && before?.isHidden && !present.isHidden)
    // As they are after the time in which nothing followed.
    steps.push(
      { name: 'members', run: () => syncMemberCount(present.targetId) },
      { name: 'helpers', run: () => syncHelpers(present.targetId) },
      { name: 'files', run: () => syncFileCount(present.targetId) },
    );
  return steps;
}
