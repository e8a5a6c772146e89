import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type ResolvedConfig } from 'vite';
import type { PrerenderedForm, PrerenderedPage } from '../../src/app/prerender.tsx';
import { demoAsHtml } from './demo/drawings.ts';

/** What src/app/prerender.tsx offers, built for Node. */
export interface PrerenderModule {
  prerenderPages(): Promise<PrerenderedPage[]>;
  prerenderForms(): Promise<PrerenderedForm[]>;
  prerenderShell(): Promise<string>;
  prerenderNote(): Promise<string>;
}

export interface PrerenderedApp extends PrerenderModule {
  /** The demo as it is opened, whenever that is. Its addresses begin with `base`. */
  prerenderDemo(base: string): Promise<string>;
}

/** Builds the app once more for Node, with what the build at hand resolves and defines, and works with it. */
export async function withApp<T>(
  config: ResolvedConfig,
  work: (app: PrerenderedApp) => Promise<T>,
): Promise<T> {
  // Inside node_modules, so that what it leaves external is found; a folder of its own, as builds may run at once.
  const cache = join(config.root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'prerender-'));
  try {
    await build({
      configFile: false,
      root: config.root,
      mode: config.mode,
      logLevel: 'warn',
      plugins: [react()],
      resolve: { alias: config.resolve.alias },
      define: config.define ?? {},
      build: {
        ssr: true,
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: {
          input: ['src/app/prerender.tsx', 'src/app/prerender-demo.tsx'],
          output: { entryFileNames: '[name].js' },
        },
      },
    });
    const built = (name: string) => pathToFileURL(join(outDir, name)).href;
    const app = (await import(built('prerender.js'))) as PrerenderModule;
    return await work({ ...app, prerenderDemo: (base) => demoAsHtml(built('prerender-demo.js'), base) });
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
