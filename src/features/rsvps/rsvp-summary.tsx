import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import { useHiddenItems } from '@/features/community';
import { useFormat } from '@/i18n/format';
import { AvatarRow } from '@/ui/avatar-row';
import { placesLeft } from './places';

/** Some who come, how many they are, and how many places are left. */
export function RsvpSummary({ event }: { event: SchoolEvent }) {
  const { t } = useTranslation('rsvps');
  const format = useFormat();
  const { isHidden } = useHiddenItems();
  const { rsvpSummary } = event;
  const left = placesLeft(event);
  const places = left !== null && (left > 0 ? t('left', { count: left, places: event.places }) : t('full'));
  if (!rsvpSummary) return <p className="text-muted">{places ? `${t('none')} ${places}` : t('none')}</p>;
  const { parents, children, waiting, maybe, no } = rsvpSummary;
  const faces = rsvpSummary.faces.filter(({ userId }) => !isHidden.person(userId));
  const coming = [
    parents > 0 && t('parents', { count: parents }),
    children > 0 && t('children', { count: children }),
  ].filter((part) => part !== false);
  const others = [
    waiting > 0 && t('waitingCount', { count: waiting }),
    maybe > 0 && t('maybeCount', { count: maybe }),
    no > 0 && t('noCount', { count: no }),
  ].filter((part) => part !== false);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {faces.length > 0 && (
        <AvatarRow
          people={faces.map(({ userId, name, profilePicUrl }) => ({ id: userId, name, src: profilePicUrl }))}
          places={0}
        />
      )}
      <div className="grid min-w-0">
        <p className="font-semibold">
          {coming.length > 0 ? t('coming', { who: format.list(coming) }) : t('noneComing')}
        </p>
        {faces.length > 0 && (
          <p dir="auto" className="own-direction text-muted text-sm">
            {t('amongThem', { names: format.list(faces.map(({ name }) => name)) })}
          </p>
        )}
        {(others.length > 0 || places) && (
          <p className="text-muted text-sm">{[...others, places].filter(Boolean).join(' · ')}</p>
        )}
      </div>
    </div>
  );
}
