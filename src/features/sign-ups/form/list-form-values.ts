import { formatISO } from 'date-fns';
import { newDocumentId } from '@/domain/ids';
import type { SignUpListInput } from '@/domain/inputs/sign-up-list';

/** What the inputs of a slot hold. */
export interface SlotValues {
  id: string;
  label: string;
  count: string;
}

/** What the inputs of the form hold: the date as the browser's date-and-time inputs write it, in the reader's zone. */
export interface ListFormValues {
  title: string;
  description: string;
  /** Empty for any time. */
  date: string;
  slots: SlotValues[];
  /** Not in the form, which leaves it as it is. */
  isClosed: boolean;
}

const LENGTH = 'yyyy-MM-ddTHH:mm'.length;

/** The input has neither seconds nor a zone. */
const toInputTime = (date: Date | null | undefined): string => (date ? formatISO(date).slice(0, LENGTH) : '');

/** A slot that is about to be filled in. */
export const blankSlot = (): SlotValues => ({ id: newDocumentId(), label: '', count: '1' });

export const toFormValues = (list: Partial<SignUpListInput>): ListFormValues => ({
  title: list.title ?? '',
  description: list.description ?? '',
  date: toInputTime(list.date),
  slots: list.slots?.map((slot) => ({ ...slot, count: String(slot.count) })) ?? [blankSlot()],
  isClosed: list.isClosed ?? false,
});
