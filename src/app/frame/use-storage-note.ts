import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackendState } from '@/backend/react';
import { useSession } from '@/features/session';
import { useToast } from '@/ui/use-toast';

/** Long enough to be read, in milliseconds. */
const SHOWN_MS = 15_000;

/** Whose sign-in it has been said of: every screen has a frame, and once is enough. */
let told: string | null = null;

/** Says once, when a sign-in is not kept as it was meant to be, what that means. */
export function useStorageNote(): void {
  const { t } = useTranslation('frame');
  const { backend } = useBackendState();
  const session = useSession();
  const toast = useToast();
  const uid = session.status === 'signed-in' ? session.account.uid : null;
  useEffect(() => {
    const missing = backend?.auth.missingPersistence();
    if (!uid || !missing || told === uid) return;
    told = uid;
    toast.show(t(`notKept.${missing}`), { tone: 'warning', durationMs: SHOWN_MS });
  }, [backend, uid, toast, t]);
}
