import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../backend/child.ts';
import { ROOT } from '../backend/paths.ts';
import { inlineProblems } from '../first-paint/check-inline.ts';
import { writeRoutePages } from '../prerender/write-route-pages.ts';

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const INPUTS = [
  'src',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.base.json',
];
const STAMP = '.built-from';

/** Builds the app for production, unless the folder already holds exactly this build. */
export async function buildApp(outDir: string, env: Record<string, string>): Promise<void> {
  const stamp = fingerprint(env);
  const stampFile = join(outDir, STAMP);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const child = startChild(
    'The build',
    process.execPath,
    [VITE, 'build', '--outDir', outDir, '--emptyOutDir'],
    {
      cwd: ROOT,
      env: { ...env, NODE_ENV: 'production' },
    },
  );
  const { code } = await child.ended;
  if (code !== 0) throw new Error(`The app could not be built:\n${child.tail()}`);
  writeRoutePages(outDir, env.VITE_BACKEND === 'local');
  const problems = inlineProblems(outDir);
  if (problems.length > 0) throw new Error(`The policy does not fit the pages:\n  ${problems.join('\n  ')}`);
  writeFileSync(stampFile, stamp);
}

function fingerprint(env: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(env)).update(process.version);
  for (const input of INPUTS)
    for (const file of filesOf(join(ROOT, input))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  try {
    const entries = readdirSync(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [path];
  }
}
