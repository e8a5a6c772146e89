import * as v from 'valibot';
import {
  type InterestedInviteInput,
  interestedInviteSchema,
  type SubmitFormInput,
  submitFormSchema,
} from '@/domain/inputs/outreach';
import type validation from '@/messages/en/validation.json';

/** Of `uuid`, which comes with this module as late as the schemas. */
export { newDocumentId } from '@/domain/ids';

/** Key of the `validation` messages. */
export type Problem = keyof typeof validation;
export type Problems = Partial<Record<string, Problem>>;

/** A checked form, or what is wrong with each field. */
export type Checked<Input> = { ok: true; input: Input } | { ok: false; problems: Problems };

type Values = Record<string, unknown>;

function check<Output>(schema: v.GenericSchema<unknown, Output>, values: Values): Checked<Output> {
  const result = v.safeParse(schema, values);
  if (result.success) return { ok: true, input: result.output };
  const problems: Problems = {};
  for (const issue of result.issues) {
    // The first thing wrong with a field is the one to say.
    problems[String(issue.path?.[0]?.key)] ??= issue.message as Problem;
  }
  return { ok: false, problems };
}

/** Checks a public form as our function will. */
export const checkForm = (values: Values): Checked<SubmitFormInput> => check(submitFormSchema, values);

/** Checks an anonymous invite. */
export const checkInvite = (values: Values): Checked<InterestedInviteInput> =>
  check(interestedInviteSchema, values);
