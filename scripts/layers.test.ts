import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './backend/paths.ts';

interface Cruised {
  summary: { violations: { rule: { name: string }; from: string }[] };
}

const CONFIG = join(ROOT, '.dependency-cruiser.cjs');
const { forbidden } = createRequire(import.meta.url)(CONFIG) as { forbidden: { name: string }[] };

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
  'tools/own/src/index.ts': "export { parse } from './parse';",
  'tools/own/src/parse.ts': 'export const parse = 1;',
  'functions/src/index.ts': "import { thing } from '@/domain/thing';\nexport const run = thing;",
};

/** One line in one file of that tree, and the rule that must catch it. */
const PLANTED: [rule: string, file: string, line: string][] = [
  ['no-cycles', 'src/i18n/i18n.ts', "import './loop';"],
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
  status: number | null;
} {
  const all = { ...files, 'tsconfig.app.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }' };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const cli = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const run = (type: string) =>
    spawnSync(process.execPath, [cli, '--config', CONFIG, '-T', type, 'src', 'functions/src', 'tools'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  const { summary } = JSON.parse(run('json').stdout) as Cruised;
  return { found: summary.violations.map(({ rule, from }) => [rule.name, from]), status: run('err').status };
}

test('a tree whose imports all point down passes', () => {
  expect(cruise(CLEAN)).toEqual({ found: [], status: 0 });
});

test('every planted violation is caught by its rule and fails the check', () => {
  const files: Record<string, string> = { ...CLEAN, 'src/i18n/loop.ts': "import './i18n';" };
  for (const [, file, line] of PLANTED) files[file] = `${line}\n${files[file]}`;
  const { found, status } = cruise(files);
  for (const [rule, file] of PLANTED) expect(found).toContainEqual([rule, file]);
  expect(status).not.toBe(0);
});

test('no rule goes without a planted violation', () => {
  expect(new Set(PLANTED.map(([rule]) => rule))).toEqual(new Set(forbidden.map(({ name }) => name)));
});
