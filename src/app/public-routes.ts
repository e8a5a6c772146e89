import type { Backend } from '@/backend';
import {
  loadContactPage,
  loadInterestPage,
  loadLandingPage,
  loadPrivacyPage,
  loadTermsPage,
  type PublicForms,
} from '@/features/landing';
import type { Namespace } from '@/i18n/i18n';
import type { Messages } from '@/i18n/resources';
import type { AppPath, PageSource } from './routes';

/** What the app gives to public pages, which have no backend around them. */
export interface PublicPageProps {
  loadBackend: () => Promise<Backend>;
  forms: PublicForms;
}

/** Messages with a title and a description for search engines. */
type PublicNamespace = {
  [Name in Namespace]: Messages[Name] extends { meta: { title: string; description: string } } ? Name : never;
}[Namespace];

/** A page that search engines see; the first of its messages is its own. */
export interface PublicSource<Props extends object = object> extends PageSource<Props> {
  messages: readonly [PublicNamespace, ...Namespace[]];
}

/**
 * The table of pages that need no backend to paint: prerendered, and without Firebase in what they load.
 * What routes.ts says of a new page holds here, too; beside that, firebase.json leads the address to its file.
 */
export const PUBLIC_ROUTES = {
  '/': { load: loadLandingPage, messages: ['landing'] },
  '/interest': { load: loadInterestPage, messages: ['interest', 'landing'] },
  '/contact': { load: loadContactPage, messages: ['contact', 'landing'] },
  '/privacy': { load: loadPrivacyPage, messages: ['privacy', 'landing'] },
  '/terms': { load: loadTermsPage, messages: ['terms', 'landing'] },
} satisfies Partial<Record<'/' | AppPath, PublicSource<PublicPageProps>>>;

/** Address of the demo; all addresses below it are the demo's. */
export const DEMO = '/demo' satisfies AppPath;

/** The demo, an app of its own with routes of its own. */
export const DEMO_AREA: PublicSource = {
  load: () => import('./demo-area').then((m) => m.DemoArea),
  messages: ['demo', 'frame', 'feed', 'events', 'calendar', 'directory', 'profile'],
};

/** All other pages, which talk to the backend (routes.ts), with the messages of what is around each of them. */
export const APP_AREA: PageSource = {
  load: () => import('./app-area').then((m) => m.formIsThere.then(() => m.AppArea)),
  messages: ['frame', 'offline'],
};

/** A module of messages, as the build names it. */
export const messagesModule = (name: string): string => `src/messages/en/${name}.json`;

/** The module of a public page, in the same way. */
export const publicModule = ([own]: PublicSource['messages']): string =>
  `src/features/landing/${own}-page.tsx`;
