import { useTranslation } from 'react-i18next';
import { Banner } from '@/ui/banner';

interface Props {
  what: 'rejected' | 'removed';
  schoolName: string;
  reason: string | null;
}

/** Why the last request was turned down or a membership ended, and that one may ask again. */
export function DecisionNote({ what, schoolName: school, reason }: Props) {
  const { t } = useTranslation('joining');
  return (
    <Banner tone="warning" title={t(`${what}.title`, { school })}>
      <p dir="auto" className="own-direction whitespace-pre-wrap">
        {reason ? t(`${what}.reason`, { reason }) : t(`${what}.noReason`)}
      </p>
      <p className="mt-2">{t(`${what}.again`)}</p>
    </Banner>
  );
}
