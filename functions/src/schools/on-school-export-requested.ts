import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { makeExport } from '../data-export/make-export';
import { TRIGGER } from '../platform/options';
import { runSteps } from '../platform/steps';
import { schoolExportRef } from './export-school';
import { makeSchoolArchive } from './school-archive';

/** Makes the copy of a school that an admin has asked for. Its own write says "ready", which asks for nothing: no loop. */
export const onSchoolExportRequested = onDocumentWritten(
  { ...TRIGGER, document: 'schoolExports/{schoolId}', memory: '1GiB', timeoutSeconds: 540 },
  async (event) => {
    const { schoolId } = event.params;
    if (event.data?.after.get('status') !== 'making') return;
    const run = () =>
      makeExport(schoolExportRef(schoolId), `school-exports/${schoolId}`, (path, madeAt) =>
        makeSchoolArchive(schoolId, path, madeAt),
      );
    await runSteps([{ name: 'archive', run }], { schoolId });
  },
);
