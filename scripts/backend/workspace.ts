import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { writeFunctionSettings } from './function-settings.ts';
import { localFolder, ROOT } from './paths.ts';
import { type Ports, portsFor } from './ports.ts';
import type { BackendOptions } from './start-backend.ts';

interface FirebaseJson {
  functions?: { source: string }[];
  emulators: Record<string, { port?: number; websocketPort?: number; enabled?: boolean } | boolean>;
}

/**
 * Writes the firebase.json of one running stack: the real one with this stack's ports and its own copy of the
 * functions. It lies beside the real file, because paths in it are relative to it.
 */
export function writeFirebaseJson(options: BackendOptions, offset: number, official: boolean): string {
  const ports = portsFor(offset);
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseJson;
  for (const [name, entry] of Object.entries(config.emulators)) {
    if (typeof entry === 'boolean') continue;
    if (name in ports) entry.port = ports[name as keyof Ports];
    if (entry.websocketPort) entry.websocketPort = ports.firestoreWebsocket;
    if (name === 'ui') entry.enabled = options.ui ?? false;
  }
  if (options.only.includes('functions') && config.functions?.[0]) {
    config.functions[0].source = relative(ROOT, copyFunctions(offset, options.functionsEnv ?? {}, official));
  } else {
    delete config.functions;
  }
  const path = join(ROOT, `firebase.offset-${offset}.json`);
  writeFileSync(path, `${JSON.stringify(config, null, 2)}\n`);
  return path;
}

/** The functions of one stack: built code and an environment of its own. Emulators read .env files only. */
function copyFunctions(offset: number, env: Record<string, string>, official: boolean): string {
  const source = join(ROOT, 'functions');
  const built = join(source, 'lib/index.js');
  if (!existsSync(built))
    throw new Error('The functions are not built. Run: npm run build --prefix functions');
  const modules = join(source, 'node_modules');
  if (!existsSync(modules)) throw new Error('The packages of functions/ are not installed. Run: npm ci');

  const target = join(localFolder(offset), 'functions');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  cpSync(join(source, 'package.json'), join(target, 'package.json'));
  cpSync(join(source, 'lib'), join(target, 'lib'), { recursive: true });
  symlinkSync(modules, join(target, 'node_modules'), 'dir');
  writeFunctionSettings(target, env, official);
  return target;
}
