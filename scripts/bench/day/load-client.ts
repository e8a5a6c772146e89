import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { setLogLevel } from 'firebase/app';
import { Window } from 'happy-dom';
import type { Backend } from '../../../src/backend/index.ts';
import { ROOT } from '../../backend/paths.ts';
import { localAppEnv } from '../../local/app-env.ts';

/**
 * What a page asks for early is counted with the screens, in a browser. Here it would stay open beside the acts, and be asked for
 * again while the database is closed as one parent goes: gRPC in Node then tries for ever.
 */
const nothingEarly: Plugin = {
  name: 'nothing-early',
  setup({ onLoad }) {
    onLoad({ filter: /\/ask-early\.ts$/ }, () => ({
      contents: 'export const askFor = () => {}; export const askEarly = async () => {};',
      loader: 'ts',
    }));
  },
};

/** The app's adapter in Node, for a backend at this offset. One signs in at a time, as in a tab. */
export async function loadClient(folder: string, offset: number): Promise<Backend> {
  const outdir = join(folder, 'client');
  await build({
    entryPoints: { client: join(ROOT, 'scripts/bench/day/client.ts') },
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outExtension: { '.js': '.mjs' },
    alias: { '@': join(ROOT, 'src') },
    define: { 'import.meta.env': JSON.stringify(localAppEnv(offset)) },
    plugins: [nothingEarly],
    logLevel: 'warning',
  });
  // What the adapter expects of a page and Node has not (as in the contract tests).
  const page = new Window({ url: 'http://127.0.0.1/' });
  const { location, localStorage, sessionStorage } = page;
  for (const [name, value] of Object.entries({ location, localStorage, sessionStorage }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  setLogLevel('silent');
  const { openFirebase } = (await import(pathToFileURL(join(outdir, 'client.mjs')).href)) as {
    openFirebase(): Promise<Backend>;
  };
  return openFirebase();
}
