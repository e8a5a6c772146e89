import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { GroupInput } from '@/domain/inputs/group';
import type { DraftStore } from '@/features/drafts';
import { useSubmitToOutbox } from '@/features/offline';
import { useAlert } from '@/ui/use-confirm';
import { useErrorMessage } from '@/ui/use-error-message';

/**
 * Creates a group of a school and goes on to it. The creator becomes the first member.
 * @param id the group's, the same in every try
 * @param draft what is typed: it is there again when it is refused at once
 */
export function useCreateGroup(id: string, schoolId: string, draft: DraftStore<Partial<GroupInput>>) {
  const { t } = useTranslation('groups');
  const navigate = useNavigate();
  const alert = useAlert();
  const errorMessage = useErrorMessage();
  const creating = useSubmitToOutbox(draft);
  const mutate = (input: GroupInput) =>
    creating.mutate(
      { kind: 'group', id, schoolId, input, since: new Date() },
      {
        // One that waits is in the list.
        onSuccess: (outcome) => navigate(outcome === 'sent' ? `/groups/${id}` : '/groups'),
        onError: (error) => alert(errorMessage(error, t('createFailed'))),
      },
    );
  return { ...creating, mutate };
}
