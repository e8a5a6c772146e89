import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../backend/paths.ts';
import type { Reasons } from './report.ts';

const FOLDER = join(ROOT, 'scripts/mutation/survivors');

/** Lines are broken by the formatter: spaces don't count. */
const dense = (code: string) => code.replace(/\s+/g, '');

/** The code that a survivor's key quotes: "Kind: code with ‹the change› → what it became". */
const quoted = (change: string) => /^\w+: (.*) → /s.exec(change)?.[1]?.replace(/[‹›]/g, '') ?? '';

/** Reasons whose code is not in their file. */
const outdated = (reasons: Reasons, read: (file: string) => string) =>
  Object.entries(reasons).flatMap(([file, changes]) =>
    Object.keys(changes)
      .filter((change) => quoted(change) === '' || !dense(read(file)).includes(dense(quoted(change))))
      .map((change) => `${file}  ${change}`),
  );

test('every survivor that has a reason quotes code that is there', () => {
  const files = readdirSync(FOLDER);
  expect(files).toContain('feed.json');
  const read = (file: string) => {
    const path = join(ROOT, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  const lost = files.flatMap((file) =>
    outdated(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Reasons, read),
  );
  expect(lost).toEqual([]);
});

test('a survivor whose code was renamed is found', () => {
  const reasons: Reasons = { 'a.ts': { 'StringLiteral: say(‹\'hi\'›); → ""': 'Only a word.' } };
  expect(outdated(reasons, () => "say(\n  'hi');")).toEqual([]);
  expect(outdated(reasons, () => "tell('hi');")).toHaveLength(1);
});
