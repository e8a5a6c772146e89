import { useTranslation } from 'react-i18next';
import type { School } from '@/domain/entities/school';
import { useConfirm } from '@/ui/use-confirm';
import { useSchoolAct } from './use-school-act';

/** Opens an archived school again, after asking. */
export function useRestoreSchool({ id, name: school }: School) {
  const { t } = useTranslation('admin-schools');
  const confirm = useConfirm();
  const acting = useSchoolAct<void>({
    run: (port) => port.restore(id),
    done: () => t('restore.done', { school }),
    failed: t('restore.failed', { school }),
  });
  const ask = async () => {
    const isWanted = await confirm({
      title: t('restore.ask', { school }),
      message: t('restore.text'),
      confirmLabel: t('restore.act'),
    });
    if (isWanted) acting.mutate();
  };
  return { ...acting, mutate: () => void ask() };
}
