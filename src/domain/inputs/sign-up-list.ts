import * as v from 'valibot';
import type { SignUpList } from '../entities/sign-up-list';
import { optionalText, requiredText } from '../fields';
import { EVENT_DAYS_AHEAD } from '../limits';
import * as limits from '../sign-up-limits';
import { slotsOf, storedSlots } from '../sign-up-slots';
import { DAY_MS } from '../time';

const slotInputSchema = v.object({
  /** It stays, as claims name it. */
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/)),
  label: requiredText(limits.MAX_SLOT_LABEL),
  count: v.pipe(
    v.number('countInvalid'),
    v.integer('countInvalid'),
    v.minValue(1, 'countInvalid'),
    v.maxValue(limits.MAX_SLOT_COUNT, 'countInvalid'),
  ),
});

const daysFromNow = (date: Date): number => (date.getTime() - Date.now()) / DAY_MS;

/** A sign-up list (docs/product.md §5) in the order of its form. */
export const unmovedSignUpListSchema = v.object({
  title: requiredText(limits.MAX_LIST_TITLE),
  description: optionalText(limits.MAX_LIST_DESCRIPTION),
  slots: v.pipe(
    v.array(slotInputSchema),
    v.minLength(1, 'slotsMissing'),
    v.maxLength(limits.MAX_SLOTS, 'tooMany'),
    v.check((slots) => new Set(slots.map(({ id }) => id)).size === slots.length),
  ),
  date: v.nullable(v.date('dateInvalid')),
  isClosed: v.boolean(),
});
export type SignUpListInput = v.InferOutput<typeof unmovedSignUpListSchema>;

/** The same of one that is new or gets another date: what is years away would stand on the page for good. */
export const signUpListInputSchema = v.pipe(
  unmovedSignUpListSchema,
  v.forward(
    v.check(({ date }) => date === null || daysFromNow(date) >= -limits.LIST_DAYS_BACK, 'listTooEarly'),
    ['date'],
  ),
  v.forward(
    v.check(({ date }) => date === null || daysFromNow(date) <= EVENT_DAYS_AHEAD, 'listTooLate'),
    ['date'],
  ),
);

/** What its host has decided of a list, as its form has it. */
export const signUpListInputOf = (list: SignUpList): SignUpListInput => ({
  title: list.title,
  description: list.description,
  slots: slotsOf(list),
  date: list.date,
  isClosed: list.isClosed,
});

/** A list that is about to be written; the server sets its time, and functions what is taken. */
export const newSignUpList = ({
  input: { slots, ...input },
  ...list
}: Pick<SignUpList, 'id' | 'schoolId' | 'userId' | 'eventId'> & { input: SignUpListInput }): SignUpList => ({
  ...list,
  ...input,
  ...storedSlots(slots),
  isCancelled: false,
  createdAt: null,
  summary: null,
});
