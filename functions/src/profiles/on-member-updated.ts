import { isDeepStrictEqual } from 'node:util';
import { onDocumentDeleted, onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { countClasses, hasItsClasses } from '../directory/count-classes';
import { syncDirectoryEntries } from '../directory/sync-directory-entries';
import { TRIGGER } from '../platform/options';
import { runSteps, type Step } from '../platform/steps';

const document = 'schools/{schoolId}/members/{uid}';

/**
 * Rules let members write the name of their record and any search words into their directory entry. Where those are not
 * those of the record and of its children, the entry is made to say so again, or they would post under another name and
 * stand in any class; a tab of before, which knows no classes, is helped in this way too. An entry that is right is not
 * written: no loop.
 */
export const onMemberUpdated = onDocumentUpdated({ ...TRIGGER, document }, async (event) => {
  const { data, document: path, params } = event;
  const { schoolId, uid } = params;
  const [before, after] = [data?.before, data?.after];
  const namesIn = (entry: typeof before) => ['firstName', 'lastName'].map((field) => entry?.get(field));
  const steps: Step[] = [{ name: 'classes', run: () => countClasses(schoolId, before, after) }];
  if (!isDeepStrictEqual(namesIn(before), namesIn(after)) || !hasItsClasses(after))
    steps.push({ name: 'directory', run: () => syncDirectoryEntries(uid) });
  await runSteps(steps, { path });
});

/** Who is gone from the directory counts in no class. Nothing here writes entries: no loop. */
export const onMemberDeleted = onDocumentDeleted({ ...TRIGGER, document }, async (event) => {
  const { data: entry, document: path, params } = event;
  await runSteps([{ name: 'classes', run: () => countClasses(params.schoolId, entry, undefined) }], { path });
});
