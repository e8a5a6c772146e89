import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import { useMe } from '@/features/session';
import { useFailureToast } from '@/ui/use-failure-toast';

/** An admin who opens the console becomes a moderator (product §4.2). Twice at once does no harm: see the port. */
export function useBecomeModerator(): void {
  const { t } = useTranslation('admin');
  const { admin } = useBackend();
  const me = useMe();
  const showFailure = useFailureToast();
  const isDue = me.isAdmin && !me.isModerator;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an account, not at every change of its record.
  useEffect(() => {
    if (!isDue) return;
    const attempt = (): void => {
      admin()
        .then((port) => port.becomeModerator(me))
        .catch((error: unknown) => showFailure(t('moderatorFailed'), error, attempt));
    };
    attempt();
  }, [isDue, me.uid]);
}
