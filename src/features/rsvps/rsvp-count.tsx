import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import { comingTo, placesLeft } from './places';

/** How many come to an event of a list, and how many places are left. Nothing as long as neither says anything. */
export function RsvpCount({ event }: { event: SchoolEvent }) {
  const { t } = useTranslation('calendar');
  const coming = comingTo(event);
  const left = placesLeft(event);
  const parts = [
    coming > 0 && t('coming', { count: coming }),
    left !== null && (left > 0 ? t('placesLeft', { count: left }) : t('full')),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <p className="text-muted text-sm">{parts.join(' · ')}</p>;
}
