import { onRequest } from 'firebase-functions/v2/https';
import { FloodGuard } from '../platform/flood-guard';
import { log } from '../platform/log';
import { CALLABLE } from '../platform/options';
import { violationsOf } from './violation';

/** Reports of an instance that are worth a line in the log, a minute. */
const guard = new FloodGuard(30);

const MAX_BYTES = 20_000;

/**
 * Takes what browsers report about the content security policy (firebase.json) into the log. Hosting leads /api/reports
 * here. Anybody may send anything, so it answers the same to all, stores nothing and logs little.
 */
export const reportViolations = onRequest(
  { ...CALLABLE, cors: false, maxInstances: 2 },
  (request, response) => {
    if (request.method !== 'POST') {
      response.status(405).set('Allow', 'POST').end();
      return;
    }
    for (const violation of violationsOf(parsed(request.rawBody))) {
      if (guard.allows('all')) log.warn('A page broke the content security policy', { ...violation });
    }
    response.status(204).end();
  },
);

// Browsers send it as application/reports+json or application/csp-report, which the platform leaves unparsed.
function parsed(raw: Buffer | undefined): unknown {
  if (!raw || raw.length > MAX_BYTES) return null;
  try {
    return JSON.parse(raw.toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
