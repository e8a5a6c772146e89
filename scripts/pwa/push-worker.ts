import { appendFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, ResolvedConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What the worker does with pushes, as one script. */
async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [at('src/app/worker/push-worker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    alias: { '@': at('src') },
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * After the plugin that writes the service worker: puts at its end what that does with pushes. In the same file, so that a
 * browser which looks for a newer worker sees any change of it.
 */
export function pushWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'schoolgate:push-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error || config.build.ssr) return;
        const worker = join(resolve(config.root, config.build.outDir), 'sw.js');
        if (!existsSync(worker)) throw new Error('There is no service worker to put the pushes in.');
        appendFileSync(worker, `\n${await bundled()}`);
      },
    },
  };
}
