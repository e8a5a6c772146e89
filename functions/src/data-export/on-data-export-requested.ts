import { randomUUID } from 'node:crypto';
import { addHours } from 'date-fns';
import { Timestamp } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { dataExportSchema } from '@/domain/entities/data-export';
import { EXPORT_HOURS } from '@/domain/limits';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { parserOf } from '../platform/documents';
import { TRIGGER } from '../platform/options';
import { runSteps } from '../platform/steps';
import { exportRef, makeArchive } from './make-archive';

const parseExport = parserOf(dataExportSchema);

/** Makes the copy that somebody has asked for. Its own write says "ready", which asks for nothing: no loop. */
export const onDataExportRequested = onDocumentWritten(
  { ...TRIGGER, document: 'dataExports/{uid}', memory: '1GiB', timeoutSeconds: 540 },
  async (event) => {
    const { uid } = event.params;
    if (parseExport(event.data?.after)?.status !== 'making') return;
    await runSteps([{ name: 'archive', run: () => make(uid) }], { uid });
  },
);

async function make(uid: string): Promise<void> {
  // As it is by now: an event comes twice.
  const asked = await exportRef(uid).get();
  if (parseExport(asked)?.status !== 'making') return;
  const at = await now();
  const fileName = `${randomUUID()}.zip`;
  const size = await makeArchive(uid, `data-exports/${uid}/${fileName}`, new Date(at));
  await db.runTransaction(async (tx) => {
    // Gone with its account meanwhile.
    if (!(await tx.get(exportRef(uid))).exists) return;
    const expiresAt = Timestamp.fromDate(addHours(at, EXPORT_HOURS));
    tx.update(exportRef(uid), { status: 'ready', fileName, size, expiresAt });
  });
}
