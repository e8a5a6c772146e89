import type { AnnouncementInput } from '@/domain/inputs/announcement';
import { useFormDrafts } from '@/features/drafts';
import { type EntryOf, type RestoreToForm, restoreFields } from '@/features/offline';

/** What is being typed: of a new announcement all fields, of a correction those that differ. */
export type AnnouncementDraft = Partial<AnnouncementInput>;

/** The form of a new announcement; else it is that of the one with this id. */
export const NEW = 'new';

/** Where what is typed into a form of a school's announcements is kept. */
export const announcementFormKey = (schoolId: string, form = ''): string =>
  `announcement.${schoolId}.${form}`;

/** The form that holds what was sent off once it is taken up. */
export const formOf = ({ corrects, announcementId }: EntryOf<'announcement'>): string =>
  corrects === null ? NEW : announcementId;

/** The form takes up what was sent off; not where something else is being typed. */
export const restoreToForm: RestoreToForm<EntryOf<'announcement'>> = (entry, drafts) =>
  restoreFields(
    drafts<AnnouncementDraft>(announcementFormKey(entry.schoolId, formOf(entry))),
    entry.input,
    entry.corrects === null ? undefined : ['title', 'text'],
  );

/** The forms of a school's announcements that hold something typed. */
export const useAnnouncementDrafts = (uid: string, schoolId: string) =>
  useFormDrafts<AnnouncementDraft>(uid, announcementFormKey(schoolId));
