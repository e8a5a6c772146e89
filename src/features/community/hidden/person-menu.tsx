import { Ban, Ellipsis, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type HiddenKind, newHiddenItem } from '@/domain/entities/hidden-item';
import { IconButton } from '@/ui/icon-button';
import { Menu, type MenuItem } from '@/ui/menu';
import { useConfirm } from '@/ui/use-confirm';
import { useChangeHidden } from '../api/use-change-hidden';
import { useHiddenItems } from '../api/use-hidden-items';

interface PersonMenuProps {
  uid: string;
  name: string;
  /** What else can be done, after these. */
  more?: readonly MenuItem[];
}

/** What one can do about another parent: hide them from one's own view, or block them. */
export function PersonMenu({ uid, name, more = [] }: PersonMenuProps) {
  const { t } = useTranslation('community');
  const { data = [] } = useHiddenItems();
  const changing = useChangeHidden();
  const confirm = useConfirm();
  const has = (kind: HiddenKind) => data.some((item) => item.kind === kind && item.targetId === uid);
  const hide = (kind: HiddenKind) =>
    changing.mutate({ item: newHiddenItem(kind, uid, name), isHidden: true });
  const block = async () => {
    const question = { title: t('block.title', { name }), message: t('block.text') };
    if (await confirm({ ...question, confirmLabel: t('block.confirm'), tone: 'danger' })) hide('blocked');
  };
  const items: MenuItem[] = [];
  if (!has('person') && !has('blocked'))
    items.push({
      label: t('hide.person', { name }),
      icon: <EyeOff aria-hidden />,
      onSelect: () => hide('person'),
    });
  if (!has('blocked'))
    items.push({
      label: t('hide.blocked', { name }),
      icon: <Ban aria-hidden />,
      tone: 'danger',
      onSelect: () => void block(),
    });
  const begins = items.length > 0;
  items.push(...more.map((item, at) => ({ ...item, separated: at === 0 && begins })));
  if (items.length === 0) return null;
  const label = t('hide.more', { name });
  return (
    <Menu
      label={label}
      items={items}
      trigger={<IconButton label={label} icon={<Ellipsis aria-hidden />} />}
    />
  );
}
