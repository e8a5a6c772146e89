import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { setLive, useBackend } from '@/backend/react';
import { useMe } from '@/features/session';
import { useFailureToast } from '@/ui/use-failure-toast';
import { communityKeys } from './community-keys';
import { useAccepted } from './use-accepted';

/** Accepts a version of a school's rules: at once on screen, taken back when it fails. */
export function useAcceptRules(schoolId: string) {
  const { t } = useTranslation('community');
  const { community } = useBackend();
  const { uid } = useMe();
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const { data: before = 0 } = useAccepted(schoolId);
  const show = (version: number) =>
    setLive<number>(client, communityKeys.accepted(uid, schoolId), () => version);
  const accepting = useMutation({
    mutationFn: (version: number) => community.acceptRules(uid, schoolId, version),
    onMutate: (version) => {
      show(version);
      // By then it is the new one.
      return before;
    },
    onError: (error, version, earlier = 0) => {
      show(earlier);
      showFailure(t('changed.failed'), error, () => accepting.mutate(version));
    },
  });
  return accepting;
}
