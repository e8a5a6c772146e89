import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../backend/paths.ts';
import { AREAS } from './areas.ts';
import { choose } from './choose.ts';

const folders = (path: string) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}/`);
const namesIn = (path: string, end: string) =>
  readdirSync(join(ROOT, path))
    .filter((name) => name.endsWith(end))
    .map((name) => name.slice(0, -end.length));

describe('the tests of a change', () => {
  it('are those of its area, and of what imports it', () => {
    expect(choose(['src/features/groups/group-card.tsx'])).toEqual({
      related: ['src/features/groups/group-card.tsx'],
      rules: [],
      functions: [],
      contract: [],
      browser: ['group-running', 'groups'],
    });
    expect(choose(['functions/src/gift/mail-gift.ts'])).toMatchObject({
      related: ['functions/src/gift/mail-gift.ts'],
      functions: ['tests/functions/gift.test.ts', 'tests/functions/referrals.test.ts'],
      browser: [],
    });
  });

  it('are all of the rules, or of the adapter, when these change', () => {
    expect(choose(['firestore.rules'])).toMatchObject({ rules: 'all', contract: [], related: [] });
    expect(choose(['src/backend/firebase/posts/index.ts'])).toMatchObject({ rules: [], contract: 'all' });
  });

  it('are the changed tests themselves, and all that share a changed support', () => {
    expect(choose(['tests/rules/posts.test.ts', 'tests/browser/demo.spec.ts'])).toMatchObject({
      rules: ['tests/rules/posts.test.ts'],
      browser: ['demo'],
    });
    expect(choose(['tests/functions/support/mail.ts'])).toMatchObject({ functions: 'all', rules: [] });
  });

  it('are none for a change of papers alone', () => {
    expect(choose(['README.md', 'docs/security.md'])).toEqual({
      related: [],
      rules: [],
      functions: [],
      contract: [],
      browser: [],
    });
  });
});

describe('the areas', () => {
  it('name tests that exist', () => {
    const missing = AREAS.flatMap(({ functions = [], browser = [] }) => [
      ...functions.map((name) => `tests/functions/${name}.test.ts`),
      ...browser.map((name) => `tests/browser/${name}.spec.ts`),
    ]).filter((path) => !existsSync(join(ROOT, path)));
    expect(missing).toEqual([]);
  });

  it('cover every feature and every folder of the functions', () => {
    const covered = AREAS.flatMap(({ code }) => code);
    const left = [...folders('src/features'), ...folders('functions/src')].filter(
      (folder) => !covered.some((path) => folder.startsWith(path)),
    );
    expect(left).toEqual([]);
  });

  it('leave no test of the functions to be forgotten', () => {
    const named = AREAS.flatMap(({ functions = [] }) => functions);
    expect(namesIn('tests/functions', '.test.ts').filter((name) => !named.includes(name))).toEqual([]);
  });
});
