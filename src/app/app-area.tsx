import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { Backend } from '@/backend';
import { BackendProvider, type BackendSource, backendSource } from '@/backend/react';
import { wasSignedIn } from '@/features/session';
import { bringErrorMessages } from '@/i18n/error-messages';
import { renewOnRetry } from '@/i18n/lazy-component';
import { AppRoutes, preloadPage } from './app-routes';
import { loadFirebaseBackend } from './backend-loader';
import { fetchLaterModules } from './later-modules';
import { createQueryClient } from './query-client';
import { type AppRoute, ROUTES } from './routes';

// Asked for while this module runs, so that it travels beside the page's own code; but not before a form that is
// there without it, and would share a slow line with it. A build, which draws these forms, is at no address.
const address = typeof location === 'undefined' ? null : location.pathname;
const route = (ROUTES as Readonly<Record<string, AppRoute>>)[address ?? ''];
const formFirst = address === null || (route?.frame === 'visitor' && route.form !== null && !wasSignedIn());
// Once it is known whose page it is it can be drawn at once, without a stand-in first.
const pageIsFetched = preloadPage(address ?? '');
/** The form of this address; the area is not drawn before it, as what would stand in for it is on screen already. */
export const formIsThere: Promise<unknown> = formFirst ? pageIsFetched : Promise.resolve();
let first: Promise<Backend> | null = formFirst ? null : loadFirebaseBackend();
// Awaited by the source below; without this a failure before the first render would count as unhandled.
first?.catch(() => undefined);

/** The first one also when it has failed by now: each try asks once. */
function nextBackend(): Promise<Backend> {
  const next = first ?? loadFirebaseBackend();
  // What it imports comes with it, not behind it.
  if (!first) fetchLaterModules();
  first = null;
  return next;
}

function firebaseSource(): BackendSource {
  const source = backendSource(() => {
    const next = nextBackend();
    next.catch(() => renewOnRetry(source.renew));
    return next;
  });
  return source;
}

/** Every screen that talks to the backend, with the cache of what they read. */
export function AppArea() {
  bringErrorMessages();
  const [client] = useState(createQueryClient);
  const [source] = useState(firebaseSource);
  return (
    <QueryClientProvider client={client}>
      <BackendProvider source={source}>
        <AppRoutes />
      </BackendProvider>
    </QueryClientProvider>
  );
}
