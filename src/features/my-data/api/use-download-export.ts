import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import { saveFile } from '@/ui/save-file';
import { useFailureToast } from '@/ui/use-failure-toast';

interface Copy {
  uid: string;
  fileName: string;
}

/** Fetches the copy under the rules of this moment and has the browser save it: there is no link to hand on. */
export function useDownloadExport() {
  const { t } = useTranslation('my-data');
  const { myData } = useBackend();
  const showFailure = useFailureToast();
  const fetching = useMutation({
    mutationFn: async ({ uid, fileName }: Copy) =>
      saveFile(await myData.downloadExport(uid, fileName), 'my-data.zip'),
    onError: (error, copy) => showFailure(t('export.downloadFailed'), error, () => fetching.mutate(copy)),
  });
  return fetching;
}
