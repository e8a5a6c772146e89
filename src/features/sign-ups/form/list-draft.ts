import { useFormDrafts } from '@/features/drafts';
import { type EntryOf, type RestoreToForm, restoreFields } from '@/features/offline';
import { type ListFormValues, toFormValues } from './list-form-values';

/** What is being typed: of a new list all fields, of one that is changed those that differ from it. */
export type ListDraft = Partial<ListFormValues>;

/** The form of a new list on the page of lists. */
export const NEW = 'new';
const FROM = 'from-';
const AT = 'event-';

/** The form of a new list of an event. */
export const formAtEvent = (eventId: string): string => `${AT}${eventId}`;
/** Else it is that of the list with this id. */
export const isOfNew = (form: string): boolean =>
  form === NEW || form.startsWith(FROM) || form.startsWith(AT);
/** The event for which a new list is made in a form; null for one that stands alone. */
export const eventOfForm = (form: string): string | null =>
  form.startsWith(AT) ? form.slice(AT.length) : null;

/** Where what is typed into a form of a school's lists is kept. */
export const listFormKey = (schoolId: string, form = ''): string => `sign-up-list.${schoolId}.${form}`;

/** The form that holds what was sent off once it is taken up. */
export const formOf = ({ isNew, listId, eventId }: EntryOf<'signUpList'>): string => {
  if (!isNew) return listId;
  return eventId === null ? `${FROM}${listId}` : formAtEvent(eventId);
};

/** The form of a list takes up what was sent off; not where another change of it is being typed. */
export const restoreToListForm: RestoreToForm<EntryOf<'signUpList'>> = (entry, drafts) =>
  restoreFields(
    drafts<ListDraft>(listFormKey(entry.schoolId, formOf(entry))),
    toFormValues(entry.input),
    entry.changed,
  );

/** The forms of a school's lists that hold something typed. */
export const useListDrafts = (uid: string, schoolId: string) =>
  useFormDrafts<ListDraft>(uid, listFormKey(schoolId));
