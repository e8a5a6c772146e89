import type { Backend } from '@/backend';
import { logFailure } from '@/backend/log-failure';
import { lazyComponent } from '@/i18n/lazy-component';

const messages = ['community'] as const;

// Pages, and parts of other pages than the dashboard, which must not come with it; in a LazyBoundary.
export const AcceptNote = lazyComponent(() => import('./rules/accept-note').then((m) => m.AcceptNote), {
  messages,
});
export const CommunityRulesPage = lazyComponent(() =>
  import('./rules/community-rules-page').then((m) => m.CommunityRulesPage),
);
export const HiddenPage = lazyComponent(() => import('./hidden/hidden-page').then((m) => m.HiddenPage));
export const HideGroup = lazyComponent(() => import('./hidden/hide-group').then((m) => m.HideGroup), {
  messages,
});
export const PausedNote = lazyComponent(() => import('./banners/paused-note').then((m) => m.PausedNote), {
  messages,
});
export const PersonMenu = lazyComponent(() => import('./hidden/person-menu').then((m) => m.PersonMenu), {
  messages,
});
export const PhotoWishForm = lazyComponent(
  () => import('./photos/photo-wish-form').then((m) => m.PhotoWishForm),
  { messages },
);
export const PhotoWishLine = lazyComponent(
  () => import('./photos/photo-wish-line').then((m) => m.PhotoWishLine),
  { messages },
);

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
