import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Vite's manifest: module or chunk name to what was built from it. */
export type Manifest = Record<string, Chunk>;

/** The manifest of the build in a folder. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;

/**
 * The scripts and styles that a browser needs for these modules, without what they load later.
 * @param modules as the build knows them; their endings may be missing
 * @throws Error for a module that has no chunk of its own
 */
export function filesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest does not describe ${key}.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(keyOf(manifest, module));
  return files;
}

/** The name in the manifest of a module that may be given without its ending. */
function keyOf(manifest: Manifest, module: string): string {
  const key = ['', '.tsx', '.ts', '/index.ts'].map((end) => module + end).find((one) => manifest[one]);
  if (!key) throw new Error(`The build has no entry ${module}. Correct scripts/page-entries.ts.`);
  return key;
}
