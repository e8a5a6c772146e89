import { useTranslation } from 'react-i18next';
import { hasDrafts } from '@/features/drafts';
import { useConfirm } from '@/ui/use-confirm';
import { useHasUnsent } from './use-has-unsent';

/** Whether somebody may be logged out: asked when something of theirs would be lost with that. */
export function useMayLeave(): (uid: string | null) => Promise<boolean> {
  const { t } = useTranslation('offline');
  const hasUnsent = useHasUnsent();
  const confirm = useConfirm();
  return async (uid) => {
    const unsent = await hasUnsent();
    if (!unsent && (uid === null || !hasDrafts(uid))) return true;
    return confirm({
      title: t('leaving.question'),
      message: t(unsent ? 'leaving.text' : 'leaving.draft'),
      confirmLabel: t('leaving.confirm'),
      tone: 'danger',
    });
  };
}
