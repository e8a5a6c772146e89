import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Configuration } from './configuration.ts';

/** Names of all test files of the suite. */
export const testFiles = ({ root, tests, without = [] }: Configuration): string[] =>
  readdirSync(join(root, tests)).filter((name) => name.endsWith('.test.ts') && !without.includes(name));

/** Bundles the rules suite with the stand-in for vitest, and returns the path of its entry. */
export async function bundleSuite(configuration: Configuration): Promise<string> {
  const { root, tests, worlds, tsconfig, external } = configuration;
  // Inside node_modules, so that packages are found from there.
  const outdir = join(root, 'node_modules/.cache/rules-mutation');
  const entries = testFiles(configuration).map((name) => `'${name}': () => import('./${name}')`);
  const contents = `
    export { collect } from 'vitest';
    export { worlds } from '${worlds}';
    export const files = { ${entries.join(', ')} };`;
  await build({
    stdin: { contents, resolveDir: join(root, tests), sourcefile: 'suite.ts', loader: 'ts' },
    outdir,
    entryNames: 'suite',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    tsconfig: join(root, tsconfig),
    alias: { vitest: fileURLToPath(new URL('./vitest-stand-in.ts', import.meta.url)) },
    external: [...external],
    logLevel: 'warning',
  });
  return join(outdir, 'suite.mjs');
}
