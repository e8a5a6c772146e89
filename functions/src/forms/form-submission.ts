import type { FormSubmission } from '@/domain/entities/outreach';
import type { SubmitFormInput } from '@/domain/inputs/outreach';

/** What is kept of a filled-in form: the entity's fields, null where the form has none. */
export const formSubmission = (input: SubmitFormInput): Omit<FormSubmission, 'id' | 'createdAt'> => ({
  form: input.form,
  email: input.email,
  name: input.form === 'contact' ? input.name : null,
  school: input.form === 'contact' ? null : input.school,
  role: input.form === 'request' ? input.role : null,
  message: input.form === 'contact' ? input.message : null,
});
