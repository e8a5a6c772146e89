import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOfDay } from '@/domain/announcement-ids';
import { OutgoingNote } from '@/features/offline';
import { useMe } from '@/features/session';
import { Button } from '@/ui/button';
import { useConfirm } from '@/ui/use-confirm';
import { useWithdraw } from '../api/use-withdraw';
import type { ShownAnnouncement } from '../use-optimistic-announcements';
import { FormerWordsDialog, MissingDialog } from './lazy-dialogs';
import { TallyLine } from './tally-line';

interface Props extends ShownAnnouncement {
  onCorrect: () => void;
}

/** What staff see of an announcement and do with it. What an admin has announced is for admins to correct and to take back. */
export function StaffTools({ announcement, entry, withdrawal, onCorrect }: Props) {
  const { t } = useTranslation('announcements');
  const { isAdmin } = useMe();
  const confirm = useConfirm();
  const withdraw = useWithdraw(announcement);
  const [open, setOpen] = useState<'missing' | 'former' | null>(null);
  const close = () => setOpen(null);
  const { id, withdrawnAt, version } = announcement;
  const isOurs = isAdmin || isOfDay(id);
  const isChangeable = isOurs && withdrawnAt === null && !entry;
  const ask = async () => {
    const question = { title: t('confirmWithdraw'), message: t('confirmWithdrawText') };
    if (await confirm({ ...question, confirmLabel: t('withdraw'), tone: 'danger' })) withdraw();
  };
  const button = (label: string, onClick: () => void) => (
    <Button size="sm" variant="secondary" onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-2 border-line border-t pt-3">
      <TallyLine announcement={announcement} />
      <div className="flex flex-wrap gap-2">
        {withdrawnAt === null && button(t('missing.open'), () => setOpen('missing'))}
        {version > 1 && button(t('former.title'), () => setOpen('former'))}
        {isChangeable && button(t('correct'), onCorrect)}
        {isChangeable && button(t('withdraw'), () => void ask())}
      </div>
      {withdrawal && <OutgoingNote entry={withdrawal} restore={null} />}
      {open === 'missing' && <MissingDialog announcement={announcement} onOpenChange={close} />}
      {open === 'former' && <FormerWordsDialog announcement={announcement} onOpenChange={close} />}
    </div>
  );
}
