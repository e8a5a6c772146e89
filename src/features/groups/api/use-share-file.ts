import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/group';
import { newDocumentId } from '@/domain/ids';
import { listedFileName } from '@/domain/inputs/group-file';
import { useSubmitToOutbox } from '@/features/offline';
import { useFailureToast } from '@/ui/use-failure-toast';

/** Sends off a file for a group; resolves to whether it is on its way, or there. */
export function useShareFile({ groupId, schoolId, name }: Group) {
  const { t } = useTranslation('groups');
  const sending = useSubmitToOutbox();
  const showFailure = useFailureToast();
  const share = async (file: File): Promise<boolean> => {
    try {
      await sending.mutateAsync({
        ...{ kind: 'group-file', id: newDocumentId(), schoolId, since: new Date(), isStored: false },
        group: { groupId, schoolId, name },
        name: listedFileName(file.name),
        blob: file,
      });
      return true;
    } catch (error) {
      showFailure(t('files.failed', { name: file.name }), error, () => void share(file));
      return false;
    }
  };
  return { share, isPending: sending.isPending };
}
