import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { portsFor } from '../backend/ports.ts';
import { withoutDeviceFaces } from '../first-paint/critical-styles.ts';
import {
  BEFORE_FORM,
  INLINE_SCRIPTS,
  minified,
  PAINT_HOME,
  SHOW_DEMO,
  withFirstPaint,
} from '../first-paint/inline.ts';
import { type InlineHashes, writeInlineHashes } from '../first-paint/inline-hashes.ts';
import { readManifest } from '../manifest.ts';
import { bundleScript } from '../pwa/bundle-script.ts';
import { demoAhead } from './demo/ahead.ts';
import {
  fill,
  fontStyles,
  preloads,
  publicHead,
  refuseInline,
  robots,
  routeFile,
  scriptTag,
  sitemap,
} from './html.ts';
import { withApp } from './load-app.ts';

/** Name of the file of a public page: index.html, interest.html. firebase.json leads the addresses there. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Where the app is going to be: VITE_SITE_URL, else the local server, else the address every Firebase project has.
 * Links in previews and the sitemap must be absolute.
 */
export function siteAddress(env: Record<string, string | undefined>): string {
  const { VITE_SITE_URL, VITE_BACKEND, VITE_FIREBASE_PROJECT_ID, VITE_PORT_OFFSET } = env;
  if (VITE_SITE_URL) return VITE_SITE_URL.replace(/\/+$/, '');
  if (VITE_BACKEND === 'local' || !VITE_FIREBASE_PROJECT_ID)
    return `http://localhost:${portsFor(Number(VITE_PORT_OFFSET ?? 0)).app}`;
  return `https://${VITE_FIREBASE_PROJECT_ID}.web.app`;
}

/**
 * After a build: writes the public pages and the forms of the app area as HTML, app.html for every other address,
 * robots.txt and sitemap.xml.
 * Runs before the service worker's plugin, which lists these files.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'schoolgate:prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler(error) {
        if (error) return;
        const outDir = resolve(config.root, config.build.outDir);
        const manifest = readManifest(outDir);
        const site = siteAddress(config.env);
        const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
        const write = (file: string, text: string) => {
          mkdirSync(dirname(join(outDir, file)), { recursive: true });
          writeFileSync(join(outDir, file), text);
        };
        write(PAINT_HOME, await bundleScript('src/app/home-snapshot/home-entry.ts'));
        write(SHOW_DEMO, await bundleScript('src/app/home-snapshot/demo-entry.ts'));
        for (const file of INLINE_SCRIPTS) write(file, minified(read(file)));
        const inlined: InlineHashes[] = [];
        const writePage = (file: string, filled: string) => {
          const { html, hashes } = withFirstPaint(filled, read);
          inlined.push(hashes);
          write(file, html);
        };

        const template = read('index.html');
        await withApp(config, async (app) => {
          const pages = await app.prerenderPages();
          for (const page of pages) {
            refuseInline(page.html, page.path);
            const ahead = page.takenOver
              ? { code: fontStyles(manifest) + preloads(page.modules, manifest) }
              : await demoAhead(app, page, manifest);
            const head = publicHead(page, site) + ahead.code;
            writePage(fileOf(page.path), fill(template, { ...ahead, html: page.html, head, page }));
          }
          const forms = await app.prerenderForms();
          for (const form of forms) {
            refuseInline(form.html, form.path);
            const page = { ...form, takenOver: true, isForm: true };
            const head = publicHead(form, site) + scriptTag(BEFORE_FORM);
            // What else they fetch is named by who knows the table of routes (write-route-pages.ts).
            writePage(routeFile(form.path), fill(template, { html: form.html, head, page }));
          }
          const shell = await app.prerenderShell();
          refuseInline(shell, 'app.html');
          writePage(
            'app.html',
            fill(template, {
              html: shell,
              head: `<meta name="robots" content="noindex" />${scriptTag(PAINT_HOME)}`,
            }),
          );
          for (const sheet of manifest['index.html']?.css ?? [])
            write(sheet, withoutDeviceFaces(read(sheet)));
          writeInlineHashes(outDir, inlined);
          write('sitemap.xml', sitemap([...pages, ...forms], site));
          write('robots.txt', robots(site));
        });
      },
    },
  };
}
