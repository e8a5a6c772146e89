/** What a person downloads to see one page, named by the modules the build knows it by. */
export interface PageBudget {
  name: string;
  /** Entry modules; everything they import statically counts, too. */
  entries: readonly string[];
  /** Gzip kilobytes (1,000 bytes) of scripts alone, or of scripts and styles. */
  budget: { scripts: number } | { all: number };
  /** Pages that must paint without the backend's code. */
  withoutFirebase?: boolean;
}

/** What a further route may add to what the dashboard has already loaded. */
export interface RouteBudget {
  name: string;
  entries: readonly string[];
  adds: number;
}

const messages = (...names: string[]) => names.map((name) => `src/messages/en/${name}.json`);

/** Scripts that index.html names beside the build's own. */
export const ALWAYS: readonly string[] = ['before-paint.js'];

// The budgets of design §5.
export const PAGES: readonly PageBudget[] = [
  {
    name: 'Landing',
    entries: ['index.html', 'src/features/landing/landing-page.tsx', ...messages('landing')],
    budget: { scripts: 119 },
    withoutFirebase: true,
  },
];

/** The base that routes are measured against, and a page with a budget of its own. */
export const DASHBOARD: PageBudget = {
  name: 'Dashboard',
  entries: [
    'index.html',
    'src/app/app-area.tsx',
    'src/backend/firebase/index.ts',
    'src/app/screens/dashboard-screen.tsx',
    // The panels and the bell come with it.
    'src/features/events/index.ts',
    'src/features/notifications/index.ts',
    ...messages('frame', 'feed', 'events', 'notifications'),
  ],
  budget: { all: 325 },
};

const route = (feature: string, ...namespaces: string[]): RouteBudget => ({
  name: feature,
  entries: [`src/features/${feature}/index.ts`, ...messages(...namespaces)],
  adds: 40,
});

export const ROUTES: readonly RouteBudget[] = [
  route('auth', 'auth'),
  route('joining', 'auth', 'joining'),
  route('moderation', 'moderation', 'moderator'),
  {
    name: 'groups',
    entries: ['src/app/screens/group-screen.tsx', 'src/features/groups/index.ts', ...messages('groups')],
    adds: 40,
  },
  route('invites', 'invites'),
  route('assistant', 'assistant'),
  {
    name: 'admin',
    // The console's side of the port is fetched with it.
    entries: ['src/features/admin/index.ts', 'src/backend/firebase/admin/index.ts', ...messages('admin')],
    adds: 40,
  },
  route('directory', 'directory'),
  route('profile', 'profile'),
];
