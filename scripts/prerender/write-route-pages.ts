import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../manifest.ts';
import { preloadsInTurn } from './html.ts';
import { routePages } from './route-pages.ts';

/**
 * Writes the page of each route into a build: its form, or app.html, with all that the route is going to need named in
 * its head.
 * Not a part of the build itself, which can't read the table of routes.
 * @param isLocal whether the backend is on this machine, where nobody has to be called on early
 */
export function writeRoutePages(outDir: string, isLocal: boolean): void {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const shell = read('app.html');
  const manifest = readManifest(outDir);
  mkdirSync(join(outDir, 'routes'), { recursive: true });
  for (const { file, isForm, modules, later, next, server } of routePages()) {
    const connection = isLocal ? '' : `<link rel="preconnect" crossorigin href="${server}" />`;
    const head = connection + preloadsInTurn(modules, later, manifest, next);
    writeFileSync(
      join(outDir, file),
      (isForm ? read(file) : shell).replace('</head>', () => `${head}</head>`),
    );
  }
}
