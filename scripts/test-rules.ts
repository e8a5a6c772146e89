import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { officialJarPlaces } from './backend/official-firestore.ts';

// npm run test:rules [-- --official] [vitest arguments]
const args = process.argv.slice(2);
const official = args.includes('--official');
if (official && !officialJarPlaces().some((place) => existsSync(place))) {
  console.error(
    `No official Firestore emulator on this machine. Looked at:\n  ${officialJarPlaces().join('\n  ')}`,
  );
  console.error('Set FIRESTORE_EMULATOR_JAR to its JAR, or run without --official.');
  process.exit(1);
}
if (official) console.log('Rules suite on the official Firestore emulator (Firestore part only).');
const rest = args.filter((arg) => arg !== '--official');
const run = spawnSync('npx', ['vitest', 'run', '--project', 'rules', ...rest], {
  stdio: 'inherit',
  env: { ...process.env, ...(official ? { SCHOOLGATE_RULES_ON: 'official' } : {}) },
});
process.exit(run.status ?? 1);
