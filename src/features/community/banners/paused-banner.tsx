import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Banner } from '@/ui/banner';
import { usePause } from '../api/use-pause';

interface PausedBannerProps {
  schoolId: string;
}

/** Why a form can't be sent: its reader is paused at the school. Nothing where they are not. */
export function PausedBanner({ schoolId }: PausedBannerProps) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const until = usePause(schoolId);
  if (!until) return null;
  return <Banner tone="warning">{t('paused.here', { date: format.dateTime(until) })}</Banner>;
}
