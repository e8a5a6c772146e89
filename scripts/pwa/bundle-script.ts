import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A module with all that it imports, as one script that is none itself. */
export async function bundleScript(module: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [at(module)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    alias: { '@': at('src') },
  });
  return outputFiles[0]?.text ?? '';
}
