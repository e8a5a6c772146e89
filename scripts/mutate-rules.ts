import { parseArgs } from 'node:util';
import { mutateRules } from '../tools/rules-mutation/src/index.ts';
import { startOfficialFirestore } from './backend/official-firestore.ts';
import { ROOT } from './backend/paths.ts';
import { offsetOf } from './backend/ports.ts';
import { startBackend } from './backend/start-backend.ts';

// npm run mutate:rules -- [--only <pattern of collections, functions>] [--sample <every nth>] [--workers <n>] [--official]
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    sample: { type: 'string' },
    workers: { type: 'string' },
    official: { type: 'boolean', default: false },
  },
});
const { official } = options;
/** The cases of Storage, which the official JAR lacks: it is Firestore alone. */
const OF_STORAGE = ['storage.test.ts', 'storage-school-exports.test.ts'];

const passed = await mutateRules(
  {
    root: ROOT,
    rules: [{ path: 'firestore.rules' }, ...(official ? [] : [{ path: 'storage.rules', tests: OF_STORAGE }])],
    tests: 'tests/rules',
    without: official ? OF_STORAGE : [],
    worlds: './support/environment',
    tsconfig: 'tsconfig.node.json',
    external: ['firebase/*', '@firebase/*', 'valibot'],
    explained: 'tests/rules/explained-survivors.json',
    mayBeKilled: official,
    startBackend: (worker) => {
      const offset = offsetOf('mutation', worker);
      return official
        ? startOfficialFirestore(offset)
        : startBackend({ profile: 'emulator', only: ['auth', 'firestore', 'storage'], offset });
    },
  },
  {
    only: options.only,
    sample: Number(options.sample ?? 1),
    workers: Number(options.workers ?? 2),
  },
);
if (!passed) process.exitCode = 1;
