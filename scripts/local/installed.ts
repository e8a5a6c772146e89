import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../backend/paths.ts';

/** Says what is missing on a machine where `npm ci` did not run, ran half, or found an old Node. */
export function refuseHalfInstall(): void {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = manifest.engines.node.replace('>=', '').split('.').map(Number);
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
    throw new Error(`Node ${manifest.engines.node} is needed, this is ${process.versions.node}.`);
  }
  for (const folder of ['node_modules/vite', 'functions/node_modules/firebase-functions']) {
    if (!existsSync(join(ROOT, folder))) throw new Error(`${folder} is missing. Run: npm ci`);
  }
}
