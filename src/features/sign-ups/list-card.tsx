import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type EntryOf, OutgoingNote, type RestoreToForm } from '@/features/offline';
import { useFormat } from '@/i18n/format';
import { Card } from '@/ui/card';
import { listPath } from './list-path';
import { roomOf, type ShownList } from './use-optimistic-lists';

interface Props extends ShownList {
  restore: RestoreToForm<EntryOf<'signUpList'>>;
}

/** One list among those of the school. */
export function ListCard({ list, entry, restore }: Props) {
  const { t } = useTranslation('sign-ups');
  const format = useFormat();
  const { id, title, date, isClosed, isCancelled } = list;
  const { left, all } = roomOf(list);
  const isOver = date !== null && date <= new Date();
  const state = () => {
    if (isOver) return t('card.over', { taken: all - left, count: all });
    if (isCancelled) return t('cancelled');
    if (isClosed) return t('card.closed');
    return left > 0 ? t('slot.left', { count: left, all }) : t('card.full');
  };
  return (
    <Card as="li" className="grid grid-cols-1 content-start gap-1">
      <h3 className="text-lg [overflow-wrap:anywhere]">
        <Link to={listPath(id)} className="target hover:underline">
          {title}
        </Link>
      </h3>
      <p>{date ? format.dateTime(date) : t('anyTime')}</p>
      <p className="text-muted text-sm">{state()}</p>
      {entry && <OutgoingNote entry={entry} restore={restore} />}
    </Card>
  );
}
