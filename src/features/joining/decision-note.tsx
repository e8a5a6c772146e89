import { useTranslation } from 'react-i18next';
import { cooldownEnd } from '@/domain/entities/join-cooldown';
import { useFormat } from '@/i18n/format';
import { Banner } from '@/ui/banner';
import { useCooldown } from './api/use-cooldown';

interface Props {
  what: 'rejected' | 'removed';
  uid: string;
  schoolId: string;
  schoolName: string;
  reason: string | null;
}

/** Why the last request was turned down or a membership ended, and when one may ask again. */
export function DecisionNote({ what, uid, schoolId, schoolName: school, reason }: Props) {
  const { t } = useTranslation('joining');
  const format = useFormat();
  const until = cooldownEnd(useCooldown(uid, schoolId).data, new Date());
  return (
    <Banner tone="warning" title={t(`${what}.title`, { school })}>
      <p dir="auto" className="own-direction whitespace-pre-wrap">
        {reason ? t(`${what}.reason`, { reason }) : t(`${what}.noReason`)}
      </p>
      <p className="mt-2">
        {until ? t(`${what}.from`, { date: format.dateTime(until) }) : t(`${what}.again`)}
      </p>
    </Banner>
  );
}
