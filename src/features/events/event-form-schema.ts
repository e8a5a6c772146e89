import * as v from 'valibot';
import { eventInputSchema } from '@/domain/inputs/content';

/** Turns the inputs into times, then checks them as every event is checked. */
export const eventFormSchema = v.pipe(
  v.object({
    title: v.string(),
    start: v.string(),
    end: v.string(),
    location: v.string(),
    description: v.string(),
  }),
  v.transform(({ start, end, ...rest }) => ({
    ...rest,
    start: start ? new Date(start) : undefined,
    end: end ? new Date(end) : null,
  })),
  eventInputSchema,
);
