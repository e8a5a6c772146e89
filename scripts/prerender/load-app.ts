import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type ResolvedConfig } from 'vite';
import type { PrerenderedForm, PrerenderedPage } from '../../src/app/prerender.tsx';

/** What src/app/prerender.tsx offers, built for Node. */
export interface PrerenderModule {
  prerenderPages(): Promise<PrerenderedPage[]>;
  prerenderForms(): Promise<PrerenderedForm[]>;
  prerenderShell(): Promise<string>;
}

/** Builds the app once more for Node, with what the build at hand resolves and defines, and works with it. */
export async function withApp<T>(
  config: ResolvedConfig,
  work: (app: PrerenderModule) => Promise<T>,
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
        ssr: 'src/app/prerender.tsx',
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
      },
    });
    const file = pathToFileURL(join(outDir, 'prerender.js')).href;
    return await work((await import(file)) as PrerenderModule);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
