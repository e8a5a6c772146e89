import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/community';
import { newHiddenItem } from '@/domain/entities/hidden-item';
import { Button } from '@/ui/button';
import { useChangeHidden } from '../api/use-change-hidden';
import { useHiddenItems } from '../api/use-hidden-items';

interface HideGroupProps {
  group: Pick<Group, 'groupId' | 'name'>;
}

/** Hides a group and its posts from its reader's own view. */
export function HideGroup({ group: { groupId, name } }: HideGroupProps) {
  const { t } = useTranslation('community');
  const { isHidden } = useHiddenItems();
  const changing = useChangeHidden();
  if (isHidden.group(groupId)) return null;
  return (
    <Button
      variant="quiet"
      icon={<EyeOff aria-hidden />}
      onClick={() => changing.mutate({ item: newHiddenItem('group', groupId, name), isHidden: true })}
    >
      {t('hide.group')}
    </Button>
  );
}
