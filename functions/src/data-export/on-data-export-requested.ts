import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { TRIGGER } from '../platform/options';
import { runSteps } from '../platform/steps';
import { exportRef, makeArchive } from './make-archive';
import { makeExport } from './make-export';

/** Makes the copy that somebody has asked for. Its own write says "ready", which asks for nothing: no loop. */
export const onDataExportRequested = onDocumentWritten(
  { ...TRIGGER, document: 'dataExports/{uid}', memory: '1GiB', timeoutSeconds: 540 },
  async (event) => {
    const { uid } = event.params;
    if (event.data?.after.get('status') !== 'making') return;
    const run = () =>
      makeExport(exportRef(uid), `data-exports/${uid}`, (path, madeAt) => makeArchive(uid, path, madeAt));
    await runSteps([{ name: 'archive', run }], { uid });
  },
);
