import type { SubmitFormInput } from '@/domain/inputs/outreach';
import { env } from '@/env';
import { BackendError, type ErrorCode } from './errors';
import type { FormsPort } from './ports/forms';

const byStatus = (status: number): ErrorCode => {
  if (status === 429) return 'resource-exhausted';
  return status >= 500 ? 'unavailable' : 'invalid-argument';
};

/**
 * Posts a form to the external service of VITE_FORM_ENDPOINT as JSON; the answer's body is not read (product §7.2).
 * @throws BackendError unavailable, resource-exhausted, invalid-argument
 */
export async function postForm(endpoint: string, input: SubmitFormInput): Promise<void> {
  // Our own function drops these too: the sender is a machine, and learns nothing from it.
  if (input.website) return;
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(input),
    // The service is somebody else's: it gets what was typed, and nothing about where.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch((cause: unknown) => {
    throw new BackendError('unavailable', { cause });
  });
  if (!answer.ok) {
    throw new BackendError(byStatus(answer.status), {
      retryAt: retryAfter(answer.headers.get('retry-after')),
    });
  }
}

/** Of HTTP's two ways to say it, seconds or a date; null for anything else, and where the service hides it. */
function retryAfter(header: string | null): Date | null {
  if (!header) return null;
  const seconds = Number(header);
  const at = new Date(Number.isNaN(seconds) ? header : Date.now() + seconds * 1_000);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** The forms of an app that is built with VITE_FORM_ENDPOINT. */
export const externalForms: Pick<FormsPort, 'submitForm'> = {
  submitForm: (input) => postForm(env.VITE_FORM_ENDPOINT, input),
};
