import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/community';
import { type EntryOf, entriesOf, useEntries, useOutbox, useSendOff } from '@/features/offline';
import { useMe } from '@/features/session';
import { useConfirm } from '@/ui/use-confirm';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';

interface Changing {
  change: (group: Group) => void;
  isPending: boolean;
}

/** Joins or leaves; the live membership changes the screen, no reload needed. */
function useMembershipChange(joins: boolean): Changing {
  const sending = useSendOff();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { t } = useTranslation('groups');
  const change = (group: Group) => {
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
          showFailure(t(joins ? 'joinFailed' : 'leaveFailed', { name }), error, () => change(group)),
      },
    );
  };
  return { change, isPending: sending.isPending };
}

export const useJoinGroup = (): Changing => useMembershipChange(true);

/** Asks, then leaves. Creators may leave too: the group belongs to its members (docs/decisions.md 8). */
export function useLeaveGroup(): Changing {
  const { uid } = useMe();
  const confirm = useConfirm();
  const { t } = useTranslation('groups');
  const { change, isPending } = useMembershipChange(false);
  const ask = async (group: Group) => {
    const { name, createdBy } = group;
    const sure = await confirm({
      title: t('confirmLeave', { name }),
      message: createdBy === uid ? t('leaveCreatorText') : t('leaveText'),
      confirmLabel: t('leave'),
    });
    if (sure) change(group);
  };
  return { change: (group) => void ask(group), isPending };
}

/** Joining or leaving a group that the server does not show yet; null when nothing is on its way. */
export function useMembershipOnItsWay(groupId: string, isMember: boolean): EntryOf<'membership'> | null {
  const outbox = useOutbox();
  const entry = entriesOf(useEntries(), 'membership').find(({ group }) => group.groupId === groupId);
  const isShown = entry?.joins === isMember;
  useEffect(() => {
    if (entry && isShown) outbox?.shown(new Set([entry.id]));
  }, [entry, isShown, outbox]);
  return entry && !isShown ? entry : null;
}
