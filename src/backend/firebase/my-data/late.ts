import type { LeaveSchoolInput, RequestAccountDeletionInput } from '@/domain/inputs/my-data';
import { fetched } from '../../fetched';
import type { MyDataPort } from '../../ports/my-data';
import { dataExportRef } from '../collections/data-exports';
import { BELIEVED } from '../moderation/own-view';
import { watchDocument } from '../reading/documents';

/** The archive of the most diligent parent, in bytes: a device that gets more has no room for it. */
const MOST = 2 * 1024 ** 3;

async function call(name: string, input: object): Promise<void> {
  const callables = await fetched(() => import('../sdk/callables'));
  await callables.call(name, input);
}

/** What the page about one's data asks for. */
export const lateMyData = {
  watchExport: (uid, observer) => watchDocument(dataExportRef(uid), observer, BELIEVED),
  requestExport: () => call('requestDataExport', {}),
  downloadExport: async (uid, fileName) => {
    const { download } = await fetched(() => import('../sdk/storage'));
    return download(`data-exports/${uid}/${fileName}`, MOST);
  },
  requestDeletion: (keepPosts) =>
    call('requestAccountDeletion', { keepPosts } satisfies RequestAccountDeletionInput),
  cancelDeletion: () => call('cancelAccountDeletion', {}),
  leaveSchool: (schoolId) => call('leaveSchool', { schoolId } satisfies LeaveSchoolInput),
} satisfies Partial<MyDataPort>;
