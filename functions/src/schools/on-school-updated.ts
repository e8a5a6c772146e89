import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import type { School } from '@/domain/entities/school';
import { SMTP_PASSWORD } from '../mail/config';
import { TRIGGER } from '../platform/options';
import { parseSchool } from '../platform/schools';
import { runSteps, type Step } from '../platform/steps';
import { archiveMembers } from './archive-members';
import { syncOwnCodes } from './archived-codes';
import { endRequests } from './end-requests';
import { mailArchive } from './mail-archive';
import { restoreMembers } from './restore-members';
import { syncSchoolName } from './sync-school-name';

// A mail to each of hundreds of families.
const OPTIONS = { ...TRIGGER, secrets: [SMTP_PASSWORD], timeoutSeconds: 540 };
const document = 'schools/{schoolId}';

/**
 * All that follows from a school that was renamed, archived or restored. Each step makes things equal to the school as it
 * is by now, goes on where it has stopped, and writes no school: no loop.
 */
export const onSchoolUpdated = onDocumentUpdated({ ...OPTIONS, document }, async (event) => {
  const { schoolId } = event.params;
  const before = parseSchool(event.data?.before);
  const after = parseSchool(event.data?.after);
  if (!before || !after) return;
  await runSteps([...nameSteps(before, after), ...archiveSteps(before, after)], { schoolId });
});

function nameSteps(before: School, after: School): Step[] {
  if (before.name === after.name && before.city === after.city) return [];
  return [{ name: 'names', run: () => syncSchoolName(after.id, before) }];
}

function archiveSteps(before: School, { id, archivedAt }: School): Step[] {
  if (Boolean(before.archivedAt) === Boolean(archivedAt)) return [];
  const codes: Step = { name: 'codes', run: () => syncOwnCodes(id) };
  if (!archivedAt) return [codes, { name: 'members', run: () => restoreMembers(id) }];
  return [
    // First of all: nobody new comes meanwhile.
    codes,
    { name: 'requests', run: () => endRequests(id) },
    { name: 'members', run: () => archiveMembers(id) },
    { name: 'mails', run: () => mailArchive(id) },
  ];
}
