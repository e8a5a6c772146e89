import i18next from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { brand } from '@/brand';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { App, DEMO } from './app';
import { ContactPage, InterestPage, LandingPage } from './public-pages';
import { Shell } from './shell';

/** A page as the build writes it (scripts/prerender). */
export interface PrerenderedPage {
  path: string;
  title: string;
  description: string;
  html: string;
  /** Whether the app takes the HTML over; else it is only there until the app is. */
  takenOver: boolean;
  /** Modules whose files the page is going to need, for the browser to fetch early. */
  modules: string[];
}

interface PublicPage {
  path: string;
  /** Without one it begins with the shell. */
  page?: { preload: () => Promise<void> };
  /** Its own messages, where `meta` is its title and description. */
  namespace: 'landing' | 'interest' | 'contact' | 'demo';
  modules: string[];
}

const messageFiles = (...namespaces: string[]) =>
  [...new Set(namespaces)].map((one) => `src/messages/en/${one}.json`);

/** A page of the landing feature; all of them take masthead and footer from the landing page's messages. */
const landing = (
  path: string,
  page: PublicPage['page'],
  namespace: 'landing' | 'interest' | 'contact',
): PublicPage => ({
  path,
  page,
  namespace,
  modules: [`src/features/landing/${namespace}-page.tsx`, ...messageFiles('landing', namespace)],
});

const publicPages: PublicPage[] = [
  landing('/', LandingPage, 'landing'),
  landing('/interest', InterestPage, 'interest'),
  landing('/contact', ContactPage, 'contact'),
  {
    path: DEMO,
    namespace: 'demo',
    modules: [
      'src/app/demo-area.tsx',
      ...messageFiles('demo', 'frame', 'feed', 'events', 'directory', 'profile'),
    ],
  },
];

async function toHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node, {
    // Otherwise React moves what is long to the end, to be put in place by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  let html = '';
  // The types are the browser's; in Node this is a Node stream.
  for await (const chunk of prelude as unknown as AsyncIterable<unknown>) html += String(chunk);
  return html;
}

/** Every public page as HTML, in the language all others fall back to. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  await startI18n('en');
  const pages: PrerenderedPage[] = [];
  for (const { path, page, namespace, modules } of publicPages) {
    await Promise.all([page?.preload(), loadNamespaces([namespace])]);
    const app = (
      <StrictMode>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </StrictMode>
    );
    pages.push({
      path,
      title: i18next.t(`${namespace}:meta.title`),
      description: i18next.t(`${namespace}:meta.description`, { brand: brand.name }),
      html: await toHtml(page ? app : <Shell />),
      takenOver: page !== undefined,
      modules,
    });
  }
  return pages;
}

/** What every other address shows until its code has arrived. */
export async function prerenderShell(): Promise<string> {
  await startI18n('en');
  return toHtml(<Shell />);
}
