import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('./', import.meta.url));

/**
 * Bundles our own code and what it takes from src/domain into a file for each beginning. Packages stay outside: the platform
 * installs them.
 */
export async function buildFunctions(): Promise<void> {
  const manifest = JSON.parse(readFileSync(`${here}package.json`, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  await build({
    // The decoders run in a thread, which begins with a file of its own.
    entryPoints: [
      { in: `${here}src/index.ts`, out: 'index' },
      { in: `${here}src/files/decode-worker.ts`, out: 'decode-worker' },
    ],
    outdir: `${here}lib`,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) },
    external: Object.keys(manifest.dependencies).flatMap((name) => [name, `${name}/*`]),
    logLevel: 'warning',
  });
}

if (process.argv[1] === import.meta.filename) await buildFunctions();
