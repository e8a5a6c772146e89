import * as v from 'valibot';
import * as limits from './limits';

/**
 * Building blocks of the entity and input schemas. Issue messages are keys of the `validation` message namespace,
 * so that forms show them translated.
 */

/** Required text: trimmed, not empty, at most `max` characters. */
export const requiredText = (max: number, message = 'required') =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(max, 'tooLong'));

/** Optional text of a form: trimmed, may be empty. */
export const optionalText = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'tooLong'));

/** An e-mail address, trimmed and lowercased, as it is stored and compared. */
export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('required'),
  v.toLowerCase(),
  v.maxLength(limits.MAX_EMAIL, 'tooLong'),
  v.email('email'),
);

/** A child as parents enter it: both parts needed (product §5). */
export const childSchema = v.object({
  name: requiredText(limits.MAX_NAME, 'childIncomplete'),
  gradeOrRoom: requiredText(limits.MAX_GRADE, 'childIncomplete'),
});
export type Child = v.InferOutput<typeof childSchema>;

export const childrenSchema = v.pipe(v.array(childSchema), v.maxLength(limits.MAX_CHILDREN, 'tooMany'));

/** Document ids and uids: never empty, never a path. */
export const idSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200), v.regex(/^[^/]+$/));

/** Address of a picture in our own storage, or null. */
export const imageUrlSchema = v.nullable(v.pipe(v.string(), v.url(), v.maxLength(2_000)));
