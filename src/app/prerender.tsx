import i18next from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { brand } from '@/brand';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { App } from './app';
import { PARTS_OF_DEMO } from './demo-parts';
import { PUBLIC_PAGES } from './public-pages';
import { DEMO, DEMO_AREA, messagesModule, type PublicSource, publicModule } from './public-routes';
import { type AppRoute, ROUTES } from './routes';
import { NeedsScript, Shell } from './shell';

/** A form as the build writes it (scripts/prerender). The app takes its HTML over. */
export interface PrerenderedForm {
  path: string;
  title: string;
  description: string;
  html: string;
}

/** The same of a public page. */
export interface PrerenderedPage extends PrerenderedForm {
  /** Whether the app takes the HTML over; else it is only there until the app is, behind what prerender-demo.tsx draws. */
  takenOver: boolean;
  /** Modules whose files the page is going to need, for the browser to fetch early. */
  modules: string[];
}

interface PublicPage {
  path: string;
  /** Without one it begins with the shell. */
  Page?: { preload: () => Promise<void> };
  messages: PublicSource['messages'];
  module: string;
}

const publicPages: PublicPage[] = [
  ...PUBLIC_PAGES.map((page) => ({ ...page, module: publicModule(page.messages) })),
  { path: DEMO, messages: DEMO_AREA.messages, module: 'src/app/demo-area.tsx' },
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

const appAt = (path: string) => (
  <StrictMode>
    <StaticRouter location={path}>
      <App />
    </StaticRouter>
  </StrictMode>
);

/** Every public page as HTML, in the language all others fall back to. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  await startI18n('en');
  const pages: PrerenderedPage[] = [];
  for (const { path, Page, messages, module } of publicPages) {
    const [own] = messages;
    await Promise.all([Page?.preload(), loadNamespaces([own])]);
    pages.push({
      path,
      title: i18next.t(`${own}:meta.title`),
      description: i18next.t(`${own}:meta.description`, { brand: brand.name }),
      html: await toHtml(Page ? appAt(path) : <Shell />),
      takenOver: Page !== undefined,
      modules: [module, ...messages.map(messagesModule), ...(path === DEMO ? PARTS_OF_DEMO : [])],
    });
  }
  return pages;
}

/** The forms of the app area that can be filled in before any code has come, in the same way. */
export async function prerenderForms(): Promise<PrerenderedForm[]> {
  await startI18n('en');
  const forms: PrerenderedForm[] = [];
  for (const [path, route] of Object.entries<AppRoute>(ROUTES)) {
    if (route.frame !== 'visitor' || !route.form) continue;
    await loadNamespaces(['auth']);
    forms.push({
      path,
      title: i18next.t(`auth:${route.form}.title`),
      description: i18next.t(`auth:${route.form}.lead`),
      html: await toHtml(appAt(path)),
    });
  }
  return forms;
}

/** What the demo says to browsers without JavaScript. */
export async function prerenderNote(): Promise<string> {
  await startI18n('en');
  return toHtml(<NeedsScript />);
}

/** What every other address shows until its code has arrived. */
export async function prerenderShell(): Promise<string> {
  await startI18n('en');
  return toHtml(<Shell />);
}
