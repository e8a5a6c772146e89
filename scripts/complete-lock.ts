import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './backend/paths.ts';

/** One package in package-lock.json. */
interface Locked {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}
export interface Lock {
  packages: Record<string, Locked>;
}

const SYSTEMS = new Set([
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]);
const PROCESSORS = new Set(['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 's390x', 'riscv64', 'wasm32', 'x64']);

/**
 * Adds what npm leaves out of the lock when its registry lacks the binaries of other platforms, as a partial mirror
 * does. `npm ci` refuses a lock without them, on every machine. The entries carry no checksum: nobody here could
 * fetch the file to make one.
 */
export function completeLock(lock: Lock): string[] {
  const added: string[] = [];
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    // The first entry is ourselves: what we ask for and do not get is for npm to complain about.
    if (path === '') continue;
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const target = platformOf(name);
      if (!target || lock.packages[`node_modules/${name}`] || lock.packages[`${path}/node_modules/${name}`])
        continue;
      lock.packages[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...target };
      added.push(name);
    }
  }
  return added;
}

/** The platform a binary package is for, as its name tells; null for packages of another kind. */
function platformOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> | null {
  const words = (name.split('/').at(-1) ?? '').split('-');
  const os = words.find((word) => SYSTEMS.has(word));
  const cpu = words.find((word) => PROCESSORS.has(word));
  if (!cpu || (!os && cpu !== 'wasm32')) return null;
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu')) && os === 'linux'
      ? ['glibc']
      : undefined;
  return { cpu: [cpu], ...(libc && { libc }), ...(os && { os: [os] }) };
}

// npm run lock, after every change of the dependencies; --check only looks.
if (import.meta.filename === process.argv[1]) {
  const file = join(ROOT, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  const added = completeLock(lock);
  if (added.length > 0 && process.argv.includes('--check')) {
    console.error(
      `package-lock.json lacks ${added.length} packages of other platforms, so npm ci fails. Run: npm run lock`,
    );
    process.exit(1);
  }
  if (added.length > 0) {
    lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
    console.log(`Added ${added.length} packages of other platforms.`);
  }
}
