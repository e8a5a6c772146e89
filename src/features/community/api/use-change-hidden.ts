import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import { setLive, useBackend } from '@/backend/react';
import type { HiddenItem } from '@/domain/entities/hidden-item';
import { useMe } from '@/features/session';
import { loadNamespaces } from '@/i18n/i18n';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import { communityKeys } from './community-keys';

/** How long it can be undone by the message, in milliseconds. */
const MESSAGE_MS = 10_000;

interface Change {
  item: HiddenItem;
  isHidden: boolean;
}

/**
 * Hides something, blocks somebody, or shows them again: on screen at once, taken back when it fails. A message says
 * what was done, and undoes it.
 */
export function useChangeHidden() {
  const { t } = useTranslation(['community', 'common']);
  const { community } = useBackend();
  const { uid } = useMe();
  const client = useQueryClient();
  const toast = useToast();
  const showFailure = useFailureToast();
  const show = ({ item, isHidden }: Change) =>
    setLive<HiddenItem[]>(client, communityKeys.hidden(uid), (now = []) => {
      const others = now.filter(({ id }) => id !== item.id);
      return isHidden ? [item, ...others] : others;
    });
  const changing = useMutation({
    mutationFn: async ({ item, isHidden }: Change) => {
      // The feed comes without these words.
      const words = loadNamespaces(['community']).catch(() => undefined);
      try {
        await (isHidden ? community.hide(uid, item) : community.show(uid, item.id));
      } finally {
        await words;
      }
    },
    onMutate: show,
    onSuccess: (_, { item, isHidden }) => {
      const act = isHidden ? 'hidden' : 'shown';
      const undo = () => changing.mutate({ item, isHidden: !isHidden });
      toast.show(t(`done.${act}.${item.kind}`, { name: item.label }), {
        durationMs: MESSAGE_MS,
        ...(isHidden && { action: { label: t('common:undo.button'), onAction: undo } }),
      });
    },
    onError: (error, change) => {
      const { item, isHidden } = change;
      show({ item, isHidden: !isHidden });
      if (item.kind === 'blocked' && errorCode(error) === 'permission-denied')
        return void toast.show(t('block.refused', { name: item.label }), { tone: 'danger' });
      showFailure(t(isHidden ? 'failed.hidden' : 'failed.shown'), error, () => changing.mutate(change));
    },
  });
  return changing;
}
