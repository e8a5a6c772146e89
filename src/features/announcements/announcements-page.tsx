import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useBackend } from '@/backend/react';
import { mayReview } from '@/domain/may-review';
import { useMe, useSchoolOfForm, useSelectedSchool } from '@/features/session';
import { Button } from '@/ui/button';
import { DraftRow } from '@/ui/draft-row';
import { PageHeader } from '@/ui/page-header';
import { useAddressWindow } from '@/ui/use-address-choice';
import { AnnouncementsOfSchool } from './announcements-of-school';
import { FollowedAnnouncement } from './followed-announcement';
import { NEW, useAnnouncementDrafts } from './form/announcement-draft';
import { AnnouncementDialog } from './form/lazy-announcement-dialog';

/** /announcements: those of the selected school; with `?id=` one of any of the reader's schools. */
export function AnnouncementsPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id === null ? <AllAnnouncements /> : <FollowedAnnouncement key={id} announcementId={id} />;
}

function AllAnnouncements() {
  const { t } = useTranslation('announcements');
  const { kind } = useBackend();
  const me = useMe();
  const { schoolId, schoolName } = useSelectedSchool();
  const [opened, open] = useAddressWindow('write');
  const isStaff = kind !== 'demo' && mayReview(me, schoolId);
  const writes = isStaff && opened === NEW;
  // The one it was opened for, whatever becomes of the tab's.
  const school = useSchoolOfForm(writes);
  const begun = useAnnouncementDrafts(me.uid, schoolId).find(({ form }) => form === NEW && opened !== NEW);
  const title = begun?.draft.get()?.title?.trim();
  return (
    <div className="mx-auto max-w-column">
      <PageHeader
        title={t('title')}
        lead={t('lead', { school: schoolName })}
        actions={
          isStaff && (
            <Button icon={<Plus aria-hidden />} onClick={() => open(NEW)}>
              {t('add')}
            </Button>
          )
        }
      />
      <div className="grid grid-cols-1 gap-6">
        {isStaff && begun && (
          <DraftRow
            text={title ? t('begun', { title }) : t('begunUntitled')}
            continueLabel={t('continue')}
            onContinue={() => open(NEW)}
            onDiscard={() => begun.draft.set(null)}
          />
        )}
        <AnnouncementsOfSchool
          key={schoolId}
          schoolId={schoolId}
          isStaff={isStaff}
          opened={opened}
          onOpen={open}
        />
      </div>
      {writes && (
        <AnnouncementDialog
          announcement={null}
          schoolId={school.schoolId}
          onOpenChange={(isOpen) => !isOpen && open(null)}
        />
      )}
    </div>
  );
}
