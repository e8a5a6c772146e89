import { useTranslation } from 'react-i18next';
import type { School } from '@/domain/entities/school';
import { useConfirm } from '@/ui/use-confirm';
import { useSchoolAct } from './use-school-act';

/** Closes a school, after asking. */
export function useArchiveSchool({ id, name: school }: School) {
  const { t } = useTranslation('admin-schools');
  const confirm = useConfirm();
  const acting = useSchoolAct<void>({
    run: (port) => port.archive(id),
    done: () => t('archive.done', { school }),
    failed: t('archive.failed', { school }),
  });
  const ask = async () => {
    const isWanted = await confirm({
      title: t('archive.ask', { school }),
      message: t('archive.text'),
      confirmLabel: t('archive.act'),
      tone: 'danger',
    });
    if (isWanted) acting.mutate();
  };
  return { ...acting, mutate: () => void ask() };
}
