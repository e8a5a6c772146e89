import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Read, useBackend, useRead } from '@/backend/react';
import type { JoinCooldown } from '@/domain/entities/join-cooldown';
import { fullName } from '@/domain/entities/user';
import { useMe } from '@/features/session';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import { joinRequestKeys } from './join-request-keys';

/** Who can't ask these schools again yet, the latest first; null for all schools. */
export function useCooldowns(schoolIds: string[] | null): Read<JoinCooldown[]> {
  const { joining } = useBackend();
  return useRead(joinRequestKeys.cooldowns(schoolIds), () => joining.cooldowns(schoolIds));
}

/** Lets somebody ask again at once. */
export function useLiftCooldown(cooldown: JoinCooldown) {
  const { t } = useTranslation('join-requests');
  const { joining } = useBackend();
  const { uid } = useMe();
  const client = useQueryClient();
  const toast = useToast();
  const showFailure = useFailureToast();
  const name = fullName(cooldown) || t('thisParent');
  const lifting = useMutation({
    mutationFn: () => joining.liftCooldown(cooldown, uid),
    onSuccess: () => {
      toast.show(t('cooldowns.lifted', { name }), { tone: 'success' });
      return client.invalidateQueries({ queryKey: joinRequestKeys.allCooldowns });
    },
    onError: (error) => showFailure(t('cooldowns.liftFailed', { name }), error, () => lifting.mutate()),
  });
  return lifting;
}
