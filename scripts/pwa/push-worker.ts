import { appendFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { bundleScript } from './bundle-script.ts';

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
        appendFileSync(worker, `\n${await bundleScript('src/app/worker/push-worker.ts')}`);
      },
    },
  };
}
