import { subDays } from 'date-fns';
import { type GroupFile, groupFilePath } from '../../src/domain/entities/group-file.ts';
import type { Admin } from './admin.ts';
import { GROUPS, type GroupKey, SCHOOLS } from './content.ts';
import { onePagePdf } from './pdf.ts';
import { uidOf } from './people.ts';
import { storeFile } from './store.ts';

export const groupIdOf = (key: GroupKey) => `seed-group-${key}`;

/** A page that says what it stands for. */
const bytesOf = (name: string): Buffer =>
  onePagePdf(name.replace(/\.pdf$/, ''), ['This is a sample document of the local backend.']);

/** What a group lists. */
export const groupFiles = (key: GroupKey, now: Date): GroupFile[] =>
  GROUPS[key].files.map((name, index) => {
    const schoolId = SCHOOLS[GROUPS[key].school].id;
    const of = { id: `seed-file-${key}-${index + 1}`, groupId: groupIdOf(key), schoolId };
    return {
      ...{ ...of, userId: uidOf(GROUPS[key].creator), name, size: bytesOf(name).length },
      ...{ createdAt: subDays(now, 6 - index), path: groupFilePath(of) },
    };
  });

/** Stores them, which comes first: a function takes off the list what is not there. */
export async function storeGroupFiles({ bucket, storageOrigin }: Admin, now: Date): Promise<void> {
  for (const key of Object.keys(GROUPS) as GroupKey[])
    for (const { path, name, userId: uid, schoolId } of groupFiles(key, now))
      await storeFile(bucket, storageOrigin, {
        ...{ path, type: 'application/pdf', bytes: bytesOf(name) },
        metadata: { uid, schoolId },
      });
}
