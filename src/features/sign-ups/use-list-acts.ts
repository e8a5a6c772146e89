import { useTranslation } from 'react-i18next';
import type { SignUpList } from '@/domain/entities/sign-up-list';
import type { EntryOf, RestoreToForm } from '@/features/offline';
import { useConfirm } from '@/ui/use-confirm';
import { useDeleteList } from './api/use-delete-list';
import { formOf, restoreToListForm } from './form/list-draft';

/**
 * What its host does with a list wherever it is shown.
 * @param onOpen opens the form whose draft has this place
 * @param onDeleted called once it is gone
 */
export function useListActs(onOpen: (form: string) => void, onDeleted: () => void) {
  const { t } = useTranslation(['sign-ups', 'common']);
  const confirm = useConfirm();
  const deleting = useDeleteList(onDeleted);
  const restore: RestoreToForm<EntryOf<'signUpList'>> = async (entry, drafts) => {
    const isTaken = await restoreToListForm(entry, drafts);
    if (isTaken) onOpen(formOf(entry));
    return isTaken;
  };
  const remove = async (list: SignUpList) => {
    const message = list.summary ? t('confirmDeleteTaken') : undefined;
    const question = { title: t('confirmDelete'), message, confirmLabel: t('common:delete') };
    if (await confirm({ ...question, tone: 'danger' })) deleting.mutate(list);
  };
  return { restore, remove, deleting };
}
