import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/group';
import { useSubmitToOutbox } from '@/features/offline';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';

/** How long leaving can be undone by the message, in milliseconds. Joining again does the same later. */
const MESSAGE_MS = 10_000;

/** Joins or leaves; the live membership changes the screen, no reload needed. */
export function useChangeMembership(joins: boolean) {
  const sending = useSubmitToOutbox();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { t } = useTranslation(['groups', 'common']);
  // As a promise: the button may be gone by the time that it is done.
  const change = async (group: Group, isJoining: boolean): Promise<void> => {
    const { groupId, schoolId, name } = group;
    try {
      const outcome = await sending.mutateAsync({
        kind: 'membership',
        // Of joining and leaving the later one stays.
        id: `membership-${groupId}`,
        schoolId,
        group: { groupId, schoolId, name },
        joins: isJoining,
        since: new Date(),
      });
      if (outcome !== 'sent') return;
      if (isJoining) return void toast.show(t('joined', { name }), { tone: 'success' });
      const undo = { label: t('common:undo.button'), onAction: () => void change(group, true) };
      toast.show(t('left', { name }), { durationMs: MESSAGE_MS, action: undo });
    } catch (error) {
      showFailure(
        t(isJoining ? 'joinFailed' : 'leaveFailed', { name }),
        error,
        () => void change(group, isJoining),
      );
    }
  };
  return { isPending: sending.isPending, mutate: (group: Group) => void change(group, joins) };
}
