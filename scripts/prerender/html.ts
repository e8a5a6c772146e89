import { LATER_MODULES } from '../../src/app/later-modules.ts';
import type { PrerenderedForm } from '../../src/app/prerender.tsx';
import { brand } from '../../src/brand.ts';
import { filesOf, type Manifest } from '../manifest.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** Replaces exactly one place of the template; a template that changed must not pass unnoticed. */
function replaceOnce(html: string, pattern: RegExp, replacement: string): string {
  if (html.match(new RegExp(pattern, 'g'))?.length !== 1)
    throw new Error(`Not once in index.html: ${pattern}`);
  return html.replace(pattern, () => replacement);
}

/** A script of the build's folder. */
export const scriptTag = (file: string): string => `<script src="/${file}"></script>`;

/** What the strict content security policy would block, or what would hide the page without JavaScript. */
export function refuseInline(html: string, path: string): void {
  const inline = /<script(?![^>]*\ssrc=)[^>]*>|<style|\sstyle="|\son[a-z]+="|<template/.exec(html);
  if (inline) throw new Error(`${path} is prerendered with "${inline[0]}", which the policy blocks.`);
}

/** Name of the file of a route of the app, below the build's folder. */
export const routeFile = (path: string): string =>
  `routes/${path.slice(1).replaceAll('/', '-').replaceAll(':', '')}.html`;

type Head = Omit<PrerenderedForm, 'html'> & {
  /** Whether the app takes the body over. */
  takenOver: boolean;
  /** Whether it is nothing for who is signed in: those are led on. */
  isForm?: boolean;
};

interface Parts {
  html: string;
  head: string;
  page?: Head;
  /** What stands in front of the app until that is there. */
  inFront?: string;
}

/** The template with a body, a head's addition and, for prerendered pages, title and description. */
export function fill(template: string, parts: Parts): string {
  const { page } = parts;
  let html = template;
  if (page) {
    html = replaceOnce(html, /<title>[^<]*<\/title>/, `<title>${escapeHtml(fullTitle(page.title))}</title>`);
    html = replaceOnce(
      html,
      /<meta name="description"[^>]*>/,
      `<meta name="description" content="${escapeHtml(page.description)}" />`,
    );
  }
  const form = page?.isForm ? ' data-form' : '';
  const root = page?.takenOver
    ? `<div id="root" data-page="${escapeHtml(page.path)}"${form}>`
    : '<div id="root">';
  const body = `${parts.inFront ?? ''}${root}${parts.html}</div>`;
  html = replaceOnce(html, /<div id="root"><\/div>/, body);
  return replaceOnce(html, /<\/head>/, `${parts.head}</head>`);
}

// As usePageTitle writes it, so that taking the page over changes nothing.
const fullTitle = (title: string) => `${title} · ${brand.name}`;

/** Tags for search engines and for previews of a shared link. */
export function publicHead(page: PrerenderedForm, site: string): string {
  const address = site + page.path;
  const properties = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:title': fullTitle(page.title),
    'og:description': page.description,
    'og:url': address,
    'og:image': `${site}/og.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${brand.name}: ${brand.tagline}`,
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
  );
  return [
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...tags,
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('');
}

/**
 * Lets the browser fetch what the entry imports, and a page's own files, together with the entry instead of one after
 * another. All of it comes behind what paints the HTML (first-paint/inline.ts).
 */
export const preloads = (modules: readonly string[], manifest: Manifest): string =>
  preloadFiles(filesBeside(modules, manifest));

/**
 * The same in turn: what comes later is named for the app, which has it fetched wave by wave (src/app/later-modules.ts).
 * Sheets come with the first, as nothing may be drawn without them; those of another page with that.
 * @param next modules of the page that this one leads to
 */
export function preloadsInTurn(
  modules: readonly string[],
  later: readonly string[],
  manifest: Manifest,
  next: readonly string[] = [],
): string {
  const own = [...modules, ...later];
  const first = filesBeside(modules, manifest);
  const all = filesBeside(own, manifest);
  const sheets = all.filter((file) => !first.includes(file) && isSheet(file));
  return (
    preloadFiles([...first, ...sheets]) +
    laterWave(all, first) +
    laterWave(filesBeside([...own, ...next], manifest), all)
  );
}

const isSheet = (file: string) => file.endsWith('.css');

/** The scripts among some files that were not named before. */
function laterWave(files: readonly string[], before: readonly string[]): string {
  const scripts = files.filter((file) => !before.includes(file) && !isSheet(file));
  const named = scripts.map((file) => `/${file}`).join(' ');
  return named && `<meta name="${LATER_MODULES}" content="${named}" />`;
}

/** The files of modules and of what the entry imports, without those that the HTML names already. */
function filesBeside(modules: readonly string[], manifest: Manifest): string[] {
  const { file: entry, css: named = [] } = manifest['index.html'] ?? {};
  return [...filesOf(manifest, ['index.html', ...modules])].filter(
    (file) => file !== entry && !named.includes(file),
  );
}

const preloadFiles = (files: readonly string[]): string =>
  files
    .map((file) =>
      isSheet(file)
        ? `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}" />`
        : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`,
    )
    .join('');

/** The faces of the letters, for a page whose words are there before any code (src/app/load-fonts.ts). */
export function fontStyles(manifest: Manifest): string {
  const sheets = [...filesOf(manifest, ['src/styles/fonts.css'])].filter(isSheet);
  if (sheets.length !== 1) throw new Error('The build has no style sheet of its own for the faces.');
  return styleSheet(sheets[0] ?? '');
}

/**
 * For a page that shows what modules draw before their code has come: their sheets beside the entry's, and their code as a later
 * wave.
 */
export function codeBehindLook(modules: readonly string[], manifest: Manifest): string {
  const [first, all] = [filesBeside([], manifest), filesBeside(modules, manifest)];
  return preloadFiles(first) + all.filter(isSheet).map(styleSheet).join('') + laterWave(all, first);
}

const styleSheet = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}" />`;

/** The prerendered pages for search engines. */
export function sitemap(pages: readonly { path: string }[], site: string): string {
  const urls = pages.map(({ path }) => `  <url><loc>${escapeHtml(site + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/**
 * Says where the sitemap is. Private pages are not listed as disallowed: a crawler that may not fetch them never sees
 * their "noindex" and may list their bare addresses.
 */
export const robots = (site: string): string => `User-agent: *
Disallow: /__/

Sitemap: ${site}/sitemap.xml
`;
