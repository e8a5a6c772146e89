import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/group';
import { useShownEntries } from '@/features/offline';
import { useGroupAct } from './api/use-group-act';
import { type ActEntry, useOutgoingActs } from './use-outgoing-acts';

const isAsking = ({ act }: ActEntry) => act.type === 'ask' || act.type === 'withdraw';

/**
 * Asking to be let into a group, and taking that back.
 * @param isThere whether the server has the request
 */
export function useAsking(group: Group, isThere: boolean) {
  const { t } = useTranslation('groups');
  const { submit, isPending } = useGroupAct(group);
  const entry = useOutgoingActs(group.groupId).find(isAsking);
  const isShown = entry !== undefined && (entry.act.type === 'ask') === isThere;
  useShownEntries(entry && isShown ? [entry] : []);
  const onItsWay = entry && !isShown ? entry : null;
  const { name } = group;
  return {
    isAsked: onItsWay ? onItsWay.act.type === 'ask' : isThere,
    /** What the server does not show yet. */
    onItsWay,
    isPending,
    ask: () => void submit({ type: 'ask' }, { failed: t('request.failed', { name }) }),
    withdraw: () => void submit({ type: 'withdraw' }, { failed: t('request.withdrawFailed', { name }) }),
  };
}
