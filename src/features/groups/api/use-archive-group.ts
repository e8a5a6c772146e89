import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/group';
import { useConfirm } from '@/ui/use-confirm';
import { useToast } from '@/ui/use-toast';
import { useGroupAct } from './use-group-act';

/** Has a group be only read, after a question, and go on again. */
export function useArchiveGroup(group: Group) {
  const { t } = useTranslation('groups');
  const { submit } = useGroupAct(group);
  const confirm = useConfirm();
  const toast = useToast();
  const { name } = group;
  const change = async (type: 'archive' | 'reopen') => {
    const outcome = await submit({ type }, { failed: t('archive.failed', { name }) });
    if (outcome === 'failed' || outcome === 'discarded') return;
    const said =
      outcome === 'waits' ? 'archive.waits' : type === 'archive' ? 'archive.done' : 'archive.reopened';
    toast.show(t(said, { name }), { tone: outcome === 'waits' ? 'info' : 'success' });
  };
  const archive = async () => {
    const isSure = await confirm({
      title: t('archive.question', { name }),
      message: t('archive.text'),
      confirmLabel: t('archive.do'),
      tone: 'danger',
    });
    if (isSure) await change('archive');
  };
  return { archive: () => void archive(), reopen: () => void change('reopen') };
}
