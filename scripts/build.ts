import { join } from 'node:path';
import { loadEnv } from 'vite';
import { buildFunctions } from '../functions/build.ts';
import { ROOT } from './backend/paths.ts';
import { buildApp } from './local/build-app.ts';
import { fail, step } from './local/progress.ts';

/** Variables of .env files and of this process that go into a build for a real project. */
export function projectEnv(): Record<string, string> {
  return { ...loadEnv('production', ROOT, 'VITE_'), VITE_BACKEND: 'project' };
}

/** npm run build: functions and app, ready to be deployed. */
export async function buildAll(): Promise<void> {
  await step('Building the functions', buildFunctions);
  await step('Building the app', () => buildApp(join(ROOT, 'dist'), projectEnv()));
}

if (import.meta.filename === process.argv[1]) buildAll().catch(fail);
