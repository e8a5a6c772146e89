import type { LeaveSchoolInput, RequestAccountDeletionInput } from '@/domain/inputs/my-data';
import { fetched } from '../../fetched';
import type { MyDataPort } from '../../ports/my-data';
import { accountDeletionRef, dataExportRef } from '../collections/my-data';
import { watchDocument } from '../reading/documents';

/** Few have any, so that there is none is no doubt of this device's. */
const BELIEVED = { whenUnreachable: 'believe' } as const;

/** The archive of the most diligent parent, in bytes: a device that gets more has no room for it. */
const MOST = 2 * 1024 ** 3;

async function call(name: string, input: object): Promise<void> {
  const callables = await fetched(() => import('../sdk/callables'));
  await callables.call(name, input);
}

export const myDataPort: MyDataPort = {
  watchExport: (uid, observer) => watchDocument(dataExportRef(uid), observer, BELIEVED),
  requestExport: () => call('requestDataExport', {}),
  downloadExport: async (uid, fileName) => {
    const { download } = await fetched(() => import('../sdk/storage'));
    return download(`data-exports/${uid}/${fileName}`, MOST);
  },
  watchDeletion: (uid, observer) => watchDocument(accountDeletionRef(uid), observer, BELIEVED),
  requestDeletion: (keepPosts) =>
    call('requestAccountDeletion', { keepPosts } satisfies RequestAccountDeletionInput),
  cancelDeletion: () => call('cancelAccountDeletion', {}),
  leaveSchool: (schoolId) => call('leaveSchool', { schoolId } satisfies LeaveSchoolInput),
};
