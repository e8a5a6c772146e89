import { Flag, Pencil, Scale, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import { useModerate } from '@/features/moderation';
import { useReport } from '@/features/reports';
import type { LateTrigger } from '@/ui/late-menu';
import { Menu, type MenuItem } from '@/ui/menu';

export interface EventMenuProps {
  event: SchoolEvent;
  /** Only its author may change or delete an event. */
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

/** What can be done with an event. */
export function EventMenu({ event, onEdit, onDelete, menu }: EventMenuProps & { menu: LateTrigger }) {
  const { t } = useTranslation('calendar');
  const target = { kind: 'event', id: event.id, schoolId: event.schoolId } as const;
  const reporting = useReport(target, event.userId);
  const moderating = useModerate(target, event.userId);
  const items: MenuItem[] = [];
  if (onEdit) items.push({ label: t('acts.edit'), icon: <Pencil aria-hidden />, onSelect: onEdit });
  if (reporting)
    items.push({ label: t('acts.report'), icon: <Flag aria-hidden />, onSelect: reporting.open });
  if (moderating)
    items.push({ label: t('acts.moderate'), icon: <Scale aria-hidden />, onSelect: moderating.open });
  if (onDelete) {
    items.push({
      label: t('acts.delete'),
      icon: <Trash2 aria-hidden />,
      tone: 'danger',
      separated: items.length > 0,
      onSelect: onDelete,
    });
  }
  return (
    <>
      <Menu {...menu} items={items} />
      {reporting?.dialog}
      {moderating?.dialog}
    </>
  );
}
