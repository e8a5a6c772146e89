import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/community';
import { useSubmitToOutbox } from '@/features/offline';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';

/** Joins or leaves; the live membership changes the screen, no reload needed. */
export function useChangeMembership(joins: boolean) {
  const sending = useSubmitToOutbox();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { t } = useTranslation('groups');
  const mutate = (group: Group) => {
    const { groupId, schoolId, name } = group;
    sending.mutate(
      // Of joining and leaving the later one stays.
      {
        kind: 'membership',
        id: `membership-${groupId}`,
        schoolId,
        group: { groupId, schoolId, name },
        joins,
        since: new Date(),
      },
      {
        onSuccess: (outcome) => {
          if (outcome === 'sent') toast.show(t(joins ? 'joined' : 'left', { name }), { tone: 'success' });
        },
        onError: (error) =>
          showFailure(t(joins ? 'joinFailed' : 'leaveFailed', { name }), error, () => mutate(group)),
      },
    );
  };
  return { ...sending, mutate };
}
