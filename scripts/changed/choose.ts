import { basename } from 'node:path';
import { AREAS } from './areas.ts';

/** What to run for a change. Paths are relative to the repository, with slashes. */
export interface Choice {
  /** Sources whose importers' unit and component tests run. */
  related: string[];
  /** Test files of each suite; `all` where one can't tell which. */
  rules: string[] | 'all';
  functions: string[] | 'all';
  contract: string[] | 'all';
  browser: string[];
}

const inSuite = (suite: string, end: string) => new RegExp(`^tests/${suite}/[^/]+\\.${end}\\.ts$`);
const SOURCE = /^(?:src|scripts|tools|functions\/src)\/.*\.(?:ts|tsx|json)$/;
const RULES = ['firestore.rules', 'storage.rules', 'firestore.indexes.json'];

/** The suite's changed tests, those of the changed areas, or all when what they share has changed. */
function testsOf(
  suite: 'rules' | 'functions' | 'contract',
  files: readonly string[],
  others: readonly string[],
): string[] | 'all' {
  if (files.some((file) => file.startsWith(`tests/${suite}/`) && !inSuite(suite, 'test').test(file)))
    return 'all';
  const own = files.filter((file) => inSuite(suite, 'test').test(file));
  return [...new Set([...own, ...others.map((name) => `tests/${suite}/${name}.test.ts`)])].sort();
}

/**
 * Chooses the tests that a change touches: unit tests by imports, the others by area.
 * @param files changed paths
 */
export function choose(files: readonly string[]): Choice {
  const areas = AREAS.filter(({ code }) => code.some((path) => files.some((file) => file.startsWith(path))));
  const ofAreas = (suite: 'functions' | 'browser') => areas.flatMap((area) => area[suite] ?? []);
  const specs = files
    .filter((file) => inSuite('browser', 'spec').test(file))
    .map((file) => basename(file, '.spec.ts'));
  return {
    related: files.filter((file) => SOURCE.test(file)),
    rules: files.some((file) => RULES.includes(file)) ? 'all' : testsOf('rules', files, []),
    functions: testsOf('functions', files, ofAreas('functions')),
    contract: files.some((file) => file.startsWith('src/backend/firebase/'))
      ? 'all'
      : testsOf('contract', files, []),
    browser: [...new Set([...specs, ...ofAreas('browser')])].sort(),
  };
}
