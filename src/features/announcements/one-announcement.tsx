import { useTranslation } from 'react-i18next';
import type { EntryOf, RestoreToForm } from '@/features/offline';
import { ChangeNote } from '@/features/offline';
import { useMe } from '@/features/session';
import { AnnouncementCard } from './announcement-card';
import { formOf, restoreToForm, useAnnouncementDrafts } from './form/announcement-draft';
import { AnnouncementDialog } from './form/lazy-announcement-dialog';
import { StaffTools } from './staff/staff-tools';
import type { ShownAnnouncement } from './use-optimistic-announcements';

interface Props {
  shown: ShownAnnouncement;
  level: 2 | 3;
  isStaff: boolean;
  /** The form that is open, and how another one is. */
  opened: string | null;
  onOpen: (form: string | null) => void;
}

/** An announcement with all that its reader may do with it. */
export function OneAnnouncement({ shown, level, isStaff, opened, onOpen }: Props) {
  const { announcement, entry } = shown;
  const isNew = entry?.corrects === null;
  return (
    <AnnouncementCard announcement={announcement} level={level} isOutgoing={isNew}>
      {isStaff && (
        <>
          <Correcting {...{ shown, opened, onOpen }} />
          {!isNew && <StaffTools {...shown} onCorrect={() => onOpen(announcement.id)} />}
        </>
      )}
    </AnnouncementCard>
  );
}

/** What of it is being sent, or was begun, and the form of a correction. */
function Correcting({
  shown: { announcement, entry },
  opened,
  onOpen,
}: Pick<Props, 'shown' | 'opened' | 'onOpen'>) {
  const { t } = useTranslation('announcements');
  const { uid } = useMe();
  const { id, schoolId } = announcement;
  const isOpen = opened === id;
  const begun = useAnnouncementDrafts(uid, schoolId).find(({ form }) => form === id && !isOpen);
  const restore: RestoreToForm<EntryOf<'announcement'>> = async (stopped, drafts) => {
    const isTaken = await restoreToForm(stopped, drafts);
    if (isTaken) onOpen(formOf(stopped));
    return isTaken;
  };
  return (
    <>
      <ChangeNote
        entry={entry}
        restore={restore}
        draft={begun?.draft}
        text={t('begunCorrection')}
        continueLabel={t('continue')}
        onContinue={() => onOpen(id)}
      />
      {isOpen && (
        <AnnouncementDialog
          announcement={announcement}
          schoolId={schoolId}
          onOpenChange={(isOpened) => !isOpened && onOpen(null)}
        />
      )}
    </>
  );
}
