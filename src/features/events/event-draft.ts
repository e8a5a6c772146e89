import { wallDay } from '@/domain/wall-time';
import { useFormDrafts } from '@/features/drafts';
import { type EntryOf, type RestoreToForm, restoreFields } from '@/features/offline';
import { type EventFormValues, toFormValues } from './event-form-values';

/** What is being typed: of a new event all fields, of one that is changed those that differ from it. */
export type EventDraft = Partial<EventFormValues>;

/** The form of a new event on the page of events. */
export const NEW = 'new';
const FROM = 'from-';

/** The form of a new event that is made of a post, a comment, or what was sent off before. */
export const formFrom = (id: string): string => `${FROM}${id}`;
/** Else it is that of the event with this id. */
export const isOfNew = (form: string): boolean => form === NEW || form.startsWith(FROM);

/** Where what is typed into a form of a school's events is kept. */
export const eventFormKey = (schoolId: string, form = ''): string => `event.${schoolId}.${form}`;

/** The form that holds what was sent off once it is taken up: a new event's own, whatever else is being typed. */
export const formOf = ({ isNew, eventId }: EntryOf<'event'>): string => (isNew ? formFrom(eventId) : eventId);

/** Where that form is. */
export const eventFormPath = (entry: EntryOf<'event'>): string => `/events?event=${formOf(entry)}`;

/** The form of an event takes up what was sent off; not where another change of it is being typed. */
export const restoreToEventForm: RestoreToForm<EntryOf<'event'>> = (entry, drafts) =>
  restoreFields(
    drafts<EventDraft>(eventFormKey(entry.schoolId, formOf(entry))),
    toFormValues(entry.input, entry.timeZone, entry.series),
    entry.changed,
  );

/** The same for a change of one that repeats and of all that follow. */
export const restoreToSeriesForm: RestoreToForm<EntryOf<'series-change'>> = (entry, drafts) => {
  const { input, part, timeZone, schoolId, eventId } = entry;
  // What was done without the form can be done without it once more.
  if (!input) return true;
  const values = toFormValues(input, timeZone);
  const until = part.until && wallDay(part.until, timeZone);
  return restoreFields(
    drafts<EventDraft>(eventFormKey(schoolId, eventId)),
    { ...values, scope: 'following' as const, ...(until && { until }) },
    ['scope', ...Object.keys(part)],
  );
};

/** Whatever waits of an event: itself, a change of it, or of it and all that follow. */
export type EventEntry = EntryOf<'event'> | EntryOf<'series-change'>;

/** Whether an event is not at the server yet. */
export const isNew = (entry: EventEntry | null): boolean => entry?.kind === 'event' && entry.isNew;

/**
 * The forms of a school's events that hold something typed.
 * @param uid null for who can't add any
 */
export const useEventDrafts = (uid: string | null, schoolId: string) =>
  useFormDrafts<EventDraft>(uid, eventFormKey(schoolId));
