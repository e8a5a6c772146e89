import { useTranslation } from 'react-i18next';
import type { Announcement } from '@/domain/entities/announcement';
import { useMember } from '@/features/directory';
import { useParents, useTally } from '../api/use-tally';

/** "Seen by 212 of 300", for staff: all parents of the school but the author. */
export function TallyLine({ announcement }: { announcement: Announcement }) {
  const { t } = useTranslation('announcements');
  const { id, schoolId, userId, version, asksAcknowledgement } = announcement;
  const { data: tally, error } = useTally(id);
  const { data: parents } = useParents(schoolId);
  const { data: author } = useMember(schoolId, userId);
  if (error) return <p className="text-muted text-sm">{t('tally.failed')}</p>;
  // Its line is there from the start: what is below must not move.
  if (tally === undefined) return <p className="text-sm">{'\u00a0'}</p>;
  const { seen, seenLatest, acknowledged, acknowledgedLatest } = tally ?? {
    ...{ seen: 0, seenLatest: 0, acknowledged: 0, acknowledgedLatest: 0 },
  };
  const all = parents === undefined ? undefined : parents - (author ? 1 : 0);
  const corrected = version > 1 ? 'Corrected' : '';
  const words = [
    all === undefined
      ? t(`tally.seen${corrected}`, { count: seen, latest: seenLatest })
      : t(`tally.seenOf${corrected}`, { count: seen, all, latest: seenLatest }),
    asksAcknowledgement &&
      t(`tally.acknowledged${corrected}`, { count: acknowledged, latest: acknowledgedLatest }),
  ];
  return <p className="text-sm">{words.filter(Boolean).join(' ')}</p>;
}
