import { join } from 'node:path';
import { ROOT } from './backend/paths.ts';
import { ALWAYS, DASHBOARD, PAGES, ROUTE_BUDGETS } from './bytes.config.ts';
import { Bytes, holds } from './bytes.ts';
import { buildApp } from './local/build-app.ts';
import { fail } from './local/progress.ts';

// A build for a real project, whose address does not matter here.
const ENV = {
  VITE_BACKEND: 'project',
  VITE_FIREBASE_API_KEY: 'measured',
  VITE_FIREBASE_AUTH_DOMAIN: 'measured.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'measured',
  VITE_FIREBASE_STORAGE_BUCKET: 'measured.firebasestorage.app',
  VITE_FIREBASE_APP_ID: 'measured',
};

async function main(): Promise<void> {
  const dist = join(ROOT, '.local/measured');
  await buildApp(dist, ENV);
  const bytes = new Bytes(dist, ALWAYS);
  const lines = [
    ...[...PAGES, DASHBOARD].map((page) => bytes.page(page)),
    ...ROUTE_BUDGETS.map((route) => bytes.route(route, DASHBOARD)),
  ];
  for (const line of lines) {
    const { name, kilobytes, budget, complaint } = line;
    const verdict = holds(line) ? 'ok' : (complaint ?? `${(kilobytes - budget).toFixed(1)} kB too much`);
    console.log(
      `  ${name.padEnd(38)}${kilobytes.toFixed(1).padStart(7)} of ${String(budget).padStart(3)} kB gzip  ${verdict}`,
    );
  }
  if (!lines.every(holds)) throw new Error('A byte budget of scripts/bytes.config.ts is exceeded.');
}

main().catch(fail);
