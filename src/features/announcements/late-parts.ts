import type { EntryOf, RestoreToForm } from '@/features/offline';
import { lazyComponent } from '@/i18n/lazy-component';

// Apart from what the dashboard shows, which would else carry it.

export const AnnouncementsPage = lazyComponent(() =>
  import('./announcements-page').then((m) => m.AnnouncementsPage),
);
// In a LazyBoundary, for the demo.
export const AnnouncementOnShow = lazyComponent(
  () => import('./newest/announcement-on-show').then((m) => m.AnnouncementOnShow),
  { messages: ['announcements'] },
);

/** The form takes up what was refused; fetched then. */
export const restoreToAnnouncementForm: RestoreToForm<EntryOf<'announcement'>> = async (entry, drafts) =>
  (await import('./form/announcement-draft')).restoreToForm(entry, drafts);

/** Where that form is. */
export const announcementFormPath = ({ corrects, announcementId }: EntryOf<'announcement'>): string =>
  corrects === null
    ? '/announcements?write=new'
    : `/announcements?id=${announcementId}&write=${announcementId}`;
