import { isDeepStrictEqual } from 'node:util';
import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { TRIGGER } from '../platform/options';
import { runSteps } from '../platform/steps';
import { syncDirectoryEntries } from './sync-directory-entries';

const document = 'schools/{schoolId}/members/{uid}';

/**
 * Rules let members write the name of their record into their directory entry. Where that is none, the entry is made to
 * say so again, or they would post under it. An entry that is right is not written: no loop.
 */
export const onMemberUpdated = onDocumentUpdated({ ...TRIGGER, document }, async (event) => {
  const { data, document: path, params } = event;
  const namesIn = (entry?: { get: (field: string) => unknown }) =>
    ['firstName', 'lastName'].map((field) => entry?.get(field));
  if (isDeepStrictEqual(namesIn(data?.before), namesIn(data?.after))) return;
  await runSteps([{ name: 'directory', run: () => syncDirectoryEntries(params.uid) }], { path });
});
