import * as v from 'valibot';
import { signUpListInputSchema, unmovedSignUpListSchema } from '@/domain/inputs/sign-up-list';
import type { ListFormValues } from './list-form-values';

/** The inputs with their time and numbers read. */
const readForm = (date: Date | null | undefined) =>
  v.pipe(
    v.object({
      title: v.string(),
      description: v.string(),
      date: v.string(),
      slots: v.array(v.object({ id: v.string(), label: v.string(), count: v.string() })),
      isClosed: v.boolean(),
    }),
    v.transform((values) => ({
      ...values,
      date: date === undefined ? (values.date ? new Date(values.date) : null) : date,
      slots: values.slots.map((slot) => ({ ...slot, count: Number(slot.count.trim() || Number.NaN) })),
    })),
  );

/**
 * Turns the inputs into a time and numbers, then checks them as every list is checked, and that nothing is taken away that
 * somebody has signed up for.
 * @param stored the form of the list as it is stored: where it stays on its date, that is not asked about
 * @param date of the event at which it hangs, which no form changes
 * @param takenOf how many of a slot are taken
 */
export const listFormSchema = (
  stored: ListFormValues | null,
  date: Date | undefined,
  takenOf: (slotId: string) => number,
) =>
  v.lazy((values: unknown) => {
    const isMoved = date === undefined && (values as ListFormValues).date !== stored?.date;
    return v.pipe(
      readForm(date),
      isMoved ? signUpListInputSchema : unmovedSignUpListSchema,
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const { slots } = dataset.value;
        for (const [at, { id, count }] of slots.entries()) {
          if (count >= takenOf(id)) continue;
          addIssue({
            message: 'countTaken',
            path: [
              { type: 'object', origin: 'value', input: dataset.value, key: 'slots', value: slots },
              { type: 'array', origin: 'value', input: slots, key: at, value: slots[at] },
              { type: 'object', origin: 'value', input: slots[at] ?? {}, key: 'count', value: count },
            ] as never,
          });
        }
      }),
    );
  });
