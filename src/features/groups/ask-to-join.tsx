import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/group';
import { OutgoingNote } from '@/features/offline';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { useAsking } from './use-asking';

interface Props {
  group: Group;
  /** Whether the server has a request of the user's. */
  isAsked: boolean;
  size?: 'sm';
}

/** The way into a group that has to be asked for. */
export function AskToJoin({ group, isAsked: isThere, size }: Props) {
  const { t } = useTranslation('groups');
  const { isAsked, onItsWay, isPending, ask, withdraw } = useAsking(group, isThere);
  const { name } = group;
  const note = onItsWay && !onItsWay.isSent && <OutgoingNote entry={onItsWay} restore={null} />;
  if (!isAsked)
    return (
      <>
        <Button
          size={size}
          aria-label={`${t('request.ask')}: ${name}`}
          busy={isPending}
          busyLabel={t('request.asking')}
          onClick={ask}
        >
          {t('request.ask')}
        </Button>
        {note}
      </>
    );
  return (
    <>
      <Badge tone="info" className="self-center">
        {t('request.asked')}
      </Badge>
      {note || (
        <Button
          size={size}
          variant="quiet"
          aria-label={`${t('request.withdraw')}: ${name}`}
          onClick={withdraw}
        >
          {t('request.withdraw')}
        </Button>
      )}
    </>
  );
}
