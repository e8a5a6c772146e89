import { useTranslation } from 'react-i18next';
import { hereZone } from '@/domain/time-zone';
import { wallTime } from '@/domain/wall-time';
import type { FormZone } from './api/use-school-zone';

/** By whose clocks times are typed, where these are not the reader's, or where nobody has said which the school's are. */
export function ZoneNote({ zone: { timeZone, isOfSchool, isPending } }: { zone: FormZone }) {
  const { t } = useTranslation('calendar');
  const now = new Date();
  const isHere = wallTime(now, timeZone) === wallTime(now, hereZone());
  if (isPending || (isOfSchool && isHere)) return null;
  const zone = timeZone.replaceAll('_', ' ');
  return <p className="text-muted text-sm">{t(isOfSchool ? 'zoneOfSchool' : 'zoneOfDevice', { zone })}</p>;
}
