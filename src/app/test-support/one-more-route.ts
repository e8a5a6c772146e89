import { type AppPath, type AppRoute, ROUTES } from '../routes';

/** The address of the page that one more entry makes. */
export const ARCHIVE = '/events/archive';

/** The table of routes with one entry more. */
export const ONE_MORE = {
  ...ROUTES,
  [ARCHIVE]: {
    load: () => import('@/app/test-support/archive-page').then((m) => m.ArchivePage),
    messages: ['assistant'],
    frame: 'account',
    guard: 'member',
  },
} satisfies Partial<Record<AppPath, AppRoute>>;
