import type { DeleteSchoolInput, OfSchoolInput, RenameSchoolInput } from '@/domain/inputs/schools';
import type { SchoolActsPort } from '../../ports/school-acts';
import { schoolExportRef } from '../collections/school-exports';
import { watchDocument } from '../reading/documents';
import { call } from '../sdk/callables';
import { download } from '../sdk/storage';

/** The archive of the largest school, in bytes: a device that gets more has no room for it. */
const MOST = 2 * 1024 ** 3;

/** What admins do to whole schools; fetched when the first of it is asked for. */
export const schoolActsPort: SchoolActsPort = {
  rename: (schoolId, input) => call<RenameSchoolInput, void>('renameSchool', { schoolId, ...input }),
  archive: (schoolId) => call<OfSchoolInput, void>('archiveSchool', { schoolId }),
  restore: (schoolId) => call<OfSchoolInput, void>('restoreSchool', { schoolId }),
  delete: (schoolId, name) => call<DeleteSchoolInput, void>('deleteSchool', { schoolId, name }),
  requestExport: (schoolId) => call<OfSchoolInput, void>('exportSchool', { schoolId }),
  // None yet is what the server says of most schools.
  watchExport: (schoolId, observer) =>
    watchDocument(schoolExportRef(schoolId), observer, { whenUnreachable: 'believe' }),
  downloadExport: (schoolId, fileName) => download(`school-exports/${schoolId}/${fileName}`, MOST),
};
