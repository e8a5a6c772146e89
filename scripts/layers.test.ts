import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './backend/paths.ts';

interface Cruised {
  summary: { violations: { rule: { name: string }; from: string }[] };
}

// Those that `npm run layers` runs with.
const CONFIGS = ['.dependency-cruiser.cjs', '.dependency-cruiser.folders.cjs'].map((name) =>
  join(ROOT, name),
);
const rules = CONFIGS.flatMap(
  (config) => (createRequire(import.meta.url)(config) as { forbidden: { name: string }[] }).forbidden,
);

/** A small tree in which every import points down. */
const CLEAN: Record<string, string> = {
  'src/domain/thing.ts': "import * as v from 'valibot';\nexport const thing = v.string();",
  'src/i18n/i18n.ts': 'export const t = 1;',
  'src/ui/button.tsx': "import { t } from '@/i18n/i18n';\nexport const Button = t;",
  'src/backend/index.ts': "import { thing } from '../domain/thing';\nexport const port = thing;",
  'src/backend/firebase/index.ts':
    "import { getApp } from 'firebase/app';\nimport { port } from '..';\nexport const adapter = [getApp, port];",
  'src/features/feed/index.ts': "export { Page } from './page';",
  'src/features/feed/page.ts':
    "import { Button } from '@/ui/button';\nimport { port } from '@/backend';\nexport const Page = [Button, port];",
  'src/features/profile/index.ts': "import { Page } from '@/features/feed';\nexport const Profile = Page;",
  'src/app/app.ts':
    "import { Page } from '@/features/feed';\nimport { adapter } from '@/backend/firebase';\nexport const App = [Page, adapter];",
  'src/features/feed/list/list.ts': "import { row } from '../post/row';\nexport const list = row;",
  'src/features/feed/post/row.ts': 'export const row = 1;',
  'src/features/feed/post/post.ts': 'export const post = 1;',
  // A test may look across.
  'src/features/feed/post/row.test.ts': "import '../list/list';",
  'src/i18n/format.ts': 'export interface Format {}',
  'tools/own/src/index.ts': "export { parse } from './parse';",
  'tools/own/src/parse.ts': 'export const parse = 1;',
  'functions/src/index.ts': "import { thing } from '@/domain/thing';\nexport const run = thing;",
};

/** One line in one file of that tree, and the rule that must catch it. */
const PLANTED: [rule: string, file: string, line: string][] = [
  ['no-cycles', 'src/i18n/i18n.ts', "import './loop';"],
  ['no-cycles', 'src/i18n/format.ts', "import type { Zone } from './zone';"],
  // Its modules form no circle: their folders do.
  ['no-folder-cycles', 'src/features/feed/post/post.ts', "import '../list/list';"],
  ['resolvable', 'src/app/app.ts', "import './nowhere';"],
  ['firebase-in-its-adapter', 'src/features/feed/page.ts', "import 'firebase/firestore';"],
  ['no-pipelines', 'src/backend/firebase/index.ts', "import 'firebase/firestore/pipelines';"],
  ['pure-domain', 'src/domain/thing.ts', "import 'react';"],
  ['domain-on-top-of-nothing', 'src/domain/thing.ts', "import '@/i18n/i18n';"],
  ['i18n-at-the-bottom', 'src/i18n/i18n.ts', "import '../domain/thing';"],
  ['ui-knows-no-feature', 'src/ui/button.tsx', "import '@/features/feed';"],
  ['backend-port-is-thin', 'src/backend/index.ts', "import '@/ui/button';"],
  ['adapters-below-the-port', 'src/backend/firebase/index.ts', "import '@/features/feed';"],
  ['features-point-down', 'src/features/feed/page.ts', "import '@/backend/firebase';"],
  ['features-by-the-front-door', 'src/features/profile/index.ts', "import '@/features/feed/page';"],
  ['features-by-the-front-door', 'src/app/app.ts', "import '@/features/feed/page';"],
  ['queries-in-api', 'src/features/feed/page.ts', "import '@tanstack/react-query';"],
  ['functions-stand-on-the-domain', 'functions/src/index.ts', "import '@/backend';"],
  ['tools-stand-alone', 'tools/own/src/parse.ts', "import '@/domain/thing';"],
  ['no-test-code-in-the-product', 'src/app/app.ts', "import 'vitest';"],
];

let folder: string;

// Inside the repository, so that packages resolve.
beforeEach(() => {
  mkdirSync(join(ROOT, '.local'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.local/layers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function cruise(files: Record<string, string>): {
  found: [rule: string, file: string][];
  /** How each of the two runs ends. */
  statuses: (number | null)[];
} {
  const all = { ...files, 'tsconfig.app.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }' };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const cli = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const run = (config: string, type: string) =>
    spawnSync(process.execPath, [cli, '--config', config, '-T', type, 'src', 'functions/src', 'tools'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  const found = CONFIGS.flatMap((config) => {
    const { summary } = JSON.parse(run(config, 'json').stdout) as Cruised;
    return summary.violations.map(({ rule, from }): [string, string] => [rule.name, from]);
  });
  return { found, statuses: CONFIGS.map((config) => run(config, 'err').status) };
}

test('a tree whose imports all point down passes', () => {
  expect(cruise(CLEAN)).toEqual({ found: [], statuses: [0, 0] });
});

test('every planted violation is caught by its rule and fails the check', () => {
  const files: Record<string, string> = {
    ...CLEAN,
    'src/i18n/loop.ts': "import './i18n';",
    'src/i18n/zone.ts': "import type { Format } from './format';\nexport interface Zone extends Format {}",
  };
  for (const [, file, line] of PLANTED) files[file] = `${line}\n${files[file]}`;
  const { found, statuses } = cruise(files);
  for (const [rule, file] of PLANTED)
    expect(found).toContainEqual([rule, rule === 'no-folder-cycles' ? dirname(file) : file]);
  for (const status of statuses) expect(status).not.toBe(0);
});

test('the script runs with both configurations', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { layers: string };
  };
  for (const config of CONFIGS) expect(scripts.layers).toContain(`--config ${basename(config)} `);
});

test('no rule goes without a planted violation', () => {
  expect(new Set(PLANTED.map(([rule]) => rule))).toEqual(new Set(rules.map(({ name }) => name)));
});
