import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newAnnouncementId } from '@/domain/announcement-ids';
import type { Announcement } from '@/domain/entities/announcement';
import { newDocumentId } from '@/domain/ids';
import type { AnnouncementInput } from '@/domain/inputs/announcement';
import type { DraftStore } from '@/features/drafts';
import { useSaveForm } from '@/features/offline';
import { useMe } from '@/features/session';

/**
 * Sends off a new announcement of a school, or the correction of one.
 * @param draft what is typed: it is there again when it is refused at once
 */
export function useSaveAnnouncement<Draft>(
  schoolId: string,
  announcement: Announcement | null,
  draft: DraftStore<Draft>,
) {
  const { isAdmin } = useMe();
  const { t } = useTranslation('announcements');
  // The same in every try of this form, so that any number of them make one. What waits has a name of its own: that of the day
  // is also the one of what was written before.
  const [made] = useState(() => ({
    id: newDocumentId(),
    announcementId: newAnnouncementId(schoolId, isAdmin, new Date()),
  }));
  const of = announcement
    ? { id: `correction-${announcement.id}`, announcementId: announcement.id, corrects: announcement.version }
    : { ...made, corrects: null };
  const saving = useSaveForm(of.id, draft, {
    saved: t(announcement ? 'correctedNow' : 'announced'),
    waits: t('waits'),
    failed: t('sendFailed'),
  });
  const mutate = (input: AnnouncementInput, done: { onSuccess: () => void }) =>
    saving.mutate({ kind: 'announcement', ...of, schoolId, input, since: new Date() }, done);
  return { ...saving, mutate };
}
