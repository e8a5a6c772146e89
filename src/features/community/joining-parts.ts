import type { Backend } from '@/backend';
import { logFailure } from '@/backend/log-failure';
import { lazyComponent } from '@/i18n/lazy-component';

/** In a LazyBoundary. */
export const AcceptNote = lazyComponent(() => import('./rules/accept-note').then((m) => m.AcceptNote), {
  messages: ['community'],
});

/**
 * Who asks to join a school accepts its rules, as the form says: writes that down once the request is sent. Without it
 * they are asked again as a member, so a failure is only logged.
 */
export const acceptRulesByAsking = (
  backend: Pick<Backend, 'community'>,
  uid: string,
  schoolId: string,
): Promise<void> =>
  import('./api/accept-rules')
    .then((module) => module.acceptRules(backend, uid, schoolId))
    .catch((error: unknown) => logFailure('accept the rules', error));
