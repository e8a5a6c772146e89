import * as v from 'valibot';
import { MAX_EMAIL, MAX_PHONE } from '../limits';

/** What a parent may hand on of how they can be reached: a telephone number, another address, or both. */
export const contactCardInputSchema = v.object({
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MAX_PHONE, 'tooLong'),
    v.check((typed) => typed === '' || /^[+\d][\d\s()./-]{4,}$/.test(typed), 'phone'),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MAX_EMAIL, 'tooLong'),
    v.check((typed) => typed === '' || v.is(v.pipe(v.string(), v.email()), typed), 'email'),
  ),
});
export type ContactCardInput = v.InferOutput<typeof contactCardInputSchema>;
