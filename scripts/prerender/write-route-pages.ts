import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../manifest.ts';
import { preloadsInTurn } from './html.ts';
import { routePages } from './route-pages.ts';

/**
 * Writes the page of each route into a build: app.html, with all that the route is going to need named in its head.
 * Not a part of the build itself, which can't read the table of routes.
 * @param isLocal whether the backend is on this machine, where nobody has to be called on early
 */
export function writeRoutePages(outDir: string, isLocal: boolean): void {
  const shell = readFileSync(join(outDir, 'app.html'), 'utf8');
  const manifest = readManifest(outDir);
  mkdirSync(join(outDir, 'routes'), { recursive: true });
  for (const { file, modules, later, server } of routePages()) {
    const connection = isLocal ? '' : `<link rel="preconnect" crossorigin href="${server}" />`;
    const head = connection + preloadsInTurn(modules, later, manifest);
    writeFileSync(
      join(outDir, file),
      shell.replace('</head>', () => `${head}</head>`),
    );
  }
}
