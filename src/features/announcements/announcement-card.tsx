import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { Announcement } from '@/domain/entities/announcement';
import { Person } from '@/features/directory';
import { useMe } from '@/features/session';
import { Card } from '@/ui/card';
import { useHasComeNear } from '@/ui/use-has-come-near';
import { Acknowledgement } from './acknowledgement';
import { useMyRead } from './api/use-my-read';
import { useOnSeen } from './use-on-seen';
import { Words } from './words';

interface Props {
  announcement: Announcement;
  level: 2 | 3;
  /** Not at the server yet: there is nothing to be seen of it. */
  isOutgoing?: boolean;
  /** What staff do with it. */
  children?: ReactNode;
}

/** An announcement in full on the page of all, with who wrote it and what its reader has said to it. */
export function AnnouncementCard({ announcement, level, isOutgoing = false, children }: Props) {
  const { t } = useTranslation('announcements');
  const { kind } = useBackend();
  const { uid, approvedSchools } = useMe();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const isNear = useHasComeNear(box);
  const { schoolId, userId, correctedBy, withdrawnAt } = announcement;
  const isAsked =
    !isOutgoing &&
    kind !== 'demo' &&
    userId !== uid &&
    withdrawnAt === null &&
    approvedSchools.includes(schoolId);
  const mine = useMyRead(announcement, isAsked && isNear);
  useOnSeen(
    box,
    isAsked && mine.read !== undefined && mine.read.seenVersion < announcement.version,
    mine.see,
  );
  return (
    <Card as="article" aria-labelledby={titleId} className="grid grid-cols-1 gap-4">
      <section ref={box} aria-labelledby={titleId} className="grid grid-cols-1 gap-4">
        <Words announcement={announcement} level={level} titleId={titleId} />
        <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm">
          <span>{t('by')}</span>
          <Person uid={userId} schoolId={schoolId} />
        </p>
        {correctedBy && correctedBy !== userId && (
          <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm">
            <span>{t('correctedBy')}</span>
            <Person uid={correctedBy} schoolId={schoolId} />
          </p>
        )}
        {isAsked && <Acknowledgement announcement={announcement} mine={mine} />}
      </section>
      {children}
    </Card>
  );
}
