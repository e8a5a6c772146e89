import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../backend/paths.ts';

const TESTS = join(ROOT, 'tests/rules');

/** Names of all test files of the rules. */
export const testFiles = (): string[] => readdirSync(TESTS).filter((name) => name.endsWith('.test.ts'));

/** Bundles the rules suite with our stand-in for vitest, and returns the path of its entry. */
export async function bundleSuite(): Promise<string> {
  // Inside node_modules, so that packages are found from there.
  const outdir = join(ROOT, 'node_modules/.cache/schoolgate-rules');
  const entries = testFiles().map((name) => `'${name}': () => import('./${name}')`);
  const contents = `
    export { collect } from 'vitest';
    export { worlds } from './support/environment';
    export const files = { ${entries.join(', ')} };`;
  await build({
    stdin: { contents, resolveDir: TESTS, sourcefile: 'suite.ts', loader: 'ts' },
    outdir,
    entryNames: 'suite',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    tsconfig: join(ROOT, 'tsconfig.node.json'),
    alias: { vitest: fileURLToPath(new URL('./stand-in.ts', import.meta.url)) },
    external: ['firebase/*', '@firebase/*', 'valibot'],
    logLevel: 'warning',
  });
  return join(outdir, 'suite.mjs');
}
