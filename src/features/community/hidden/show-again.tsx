import { useTranslation } from 'react-i18next';
import type { HiddenItem } from '@/domain/entities/hidden-item';
import { Button } from '@/ui/button';
import { useChangeHidden } from '../api/use-change-hidden';

interface Props {
  item: HiddenItem;
}

/** Shows again what somebody has hidden, or lets somebody back. */
export function ShowAgain({ item }: Props) {
  const { t } = useTranslation('community');
  const changing = useChangeHidden();
  const act = item.kind === 'blocked' ? 'unblock' : 'showAgain';
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={t(`${act}Named`, { name: item.label })}
      onClick={() => changing.mutate({ item, isHidden: false })}
    >
      {t(act)}
    </Button>
  );
}
