import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { FIREBASE_TOOLS } from './backend/firebase-tools.ts';
import { ROOT } from './backend/paths.ts';
import { buildAll, projectEnv } from './build.ts';
import { readInlineHashes } from './first-paint/inline-hashes.ts';
import { deployedConfig } from './hosting-policy.ts';
import { fail } from './local/progress.ts';

const APP_SETTINGS = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
];
const FUNCTION_SETTINGS = ['SITE_URL', 'SMTP_HOST', 'MAIL_FROM'];

/** What is deployed where, as the files say it. */
export interface DeployPlan {
  project: string;
  app: Record<string, string>;
  functions: Record<string, string>;
}

/** Everything that stands in the way of a deploy, one line each. */
export function deployProblems({ project, app, functions }: DeployPlan): string[] {
  if (!project || project.startsWith('demo-')) {
    return ['.firebaserc names no real project. Set projects.default to the id of your Firebase project.'];
  }
  const problems = [
    ...APP_SETTINGS.filter((name) => !app[name]).map((name) => `${name} is missing in .env.production.`),
    ...FUNCTION_SETTINGS.filter((name) => !functions[name]).map(
      (name) => `${name} is missing in functions/.env.${project}.`,
    ),
  ];
  // Rules and app of two projects would each look right and never meet.
  if (app.VITE_FIREBASE_PROJECT_ID && app.VITE_FIREBASE_PROJECT_ID !== project) {
    problems.push(`.env.production is for ${app.VITE_FIREBASE_PROJECT_ID}, .firebaserc for ${project}.`);
  }
  if (functions.SITE_URL && !functions.SITE_URL.startsWith('https://')) {
    problems.push('SITE_URL must begin with https:// because links in mails lead there.');
  }
  return problems;
}

function readPlan(): DeployPlan {
  const file = JSON.parse(readFileSync(join(ROOT, '.firebaserc'), 'utf8')) as {
    projects?: { default?: string };
  };
  const project = file.projects?.default ?? '';
  const functionsFile = join(ROOT, 'functions', `.env.${project}`);
  const functions = existsSync(functionsFile) ? parseEnv(readFileSync(functionsFile, 'utf8')) : {};
  return { project, app: projectEnv(), functions: functions as Record<string, string> };
}

/** Writes firebase.json with the policy of this project, beside the real one, as paths in it are relative to it. */
function writeDeployedConfig({ app }: DeployPlan): string {
  const file = 'firebase.deploy.json';
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as Parameters<
    typeof deployedConfig
  >[0];
  const hashes = readInlineHashes(join(ROOT, 'dist'));
  if (!hashes) throw new Error('The build did not note what its pages carry in themselves.');
  writeFileSync(join(ROOT, file), JSON.stringify(deployedConfig(config, app, hashes), null, 2));
  return file;
}

// npm run deploy: rules, indexes, functions and app to the project of .firebaserc.
async function main(): Promise<void> {
  const plan = readPlan();
  const problems = deployProblems(plan);
  if (problems.length > 0) throw new Error(`Not deployed:\n  ${problems.join('\n  ')}\nSee .env.example.`);
  await buildAll();
  const file = writeDeployedConfig(plan);
  const args = ['--yes', FIREBASE_TOOLS, 'deploy', '--config', file, '--project', plan.project];
  const { status } = spawnSync('npx', [...args, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
  rmSync(join(ROOT, file));
  process.exit(status ?? 1);
}

if (import.meta.filename === process.argv[1]) main().catch(fail);
