import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftCard } from '@/features/offline';
import { draftPlaces, useMe } from '@/features/session';
import { onStored } from '@/stored';
import { draftOf } from './draft-store';
import { schoolOfPlace } from './use-draft';

/** What somebody was writing in schools that are closed to them now, above every screen: to copy or to discard. */
export function StrandedDrafts() {
  const { t } = useTranslation(['frame', 'offline']);
  const { uid, approvedSchools } = useMe();
  const find = () =>
    draftPlaces(uid).flatMap((place) => {
      const schoolId = schoolOfPlace(place);
      if (schoolId === null || approvedSchools.includes(schoolId)) return [];
      const { text } = draftOf(uid, place).get();
      return text.trim() === '' ? [] : [{ place, text }];
    });
  useSyncExternalStore(onStored, () => JSON.stringify(find()));
  const stranded = find();
  if (stranded.length === 0) return null;
  return (
    <section aria-label={t('offline:returned.title')} className="mb-6 grid gap-4">
      {stranded.map(({ place, text }) => (
        <DraftCard
          key={place}
          title={t('school.stranded')}
          reason={t('school.strandedReason')}
          text={text}
          takeUp={null}
          onDiscard={() => draftOf(uid, place).setText('')}
        />
      ))}
    </section>
  );
}
