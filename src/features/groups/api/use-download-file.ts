import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { GroupFile } from '@/domain/entities/group-file';
import { saveFile } from '@/ui/save-file';
import { useFailureToast } from '@/ui/use-failure-toast';

/** Fetches a file of a group and has the browser save it under the name it is listed by. */
export function useDownloadFile() {
  const { t } = useTranslation('groups');
  const { groups } = useBackend();
  const showFailure = useFailureToast();
  const downloading = useMutation({
    mutationFn: async (file: GroupFile) => saveFile(await groups.download(file), pdfName(file.name)),
    onError: (error, file) =>
      showFailure(t('files.downloadFailed', { name: file.name }), error, () => downloading.mutate(file)),
  });
  return downloading;
}

/** Devices tell a file's kind by its ending. */
const pdfName = (name: string): string => (name.toLowerCase().endsWith('.pdf') ? name : `${name}.pdf`);
