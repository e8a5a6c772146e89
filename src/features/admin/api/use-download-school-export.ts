import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { School } from '@/domain/entities/school';
import { saveFile } from '@/ui/save-file';
import { useFailureToast } from '@/ui/use-failure-toast';

/** Fetches the copy of a school under the rules of this moment and has the browser save it: there is no link to hand on. */
export function useDownloadSchoolExport({ id, slug }: School) {
  const { t } = useTranslation('admin-schools');
  const { admin } = useBackend();
  const showFailure = useFailureToast();
  const fetching = useMutation({
    mutationFn: async (fileName: string) => {
      const port = await (await admin()).schoolActs();
      saveFile(await port.downloadExport(id, fileName), `${slug}.zip`);
    },
    onError: (error, fileName) =>
      showFailure(t('export.downloadFailed'), error, () => fetching.mutate(fileName)),
  });
  return fetching;
}
