import { parseArgs } from 'node:util';
import { mutateRules } from '../tools/rules-mutation/src/index.ts';
import { ROOT } from './backend/paths.ts';
import { offsetOf } from './backend/ports.ts';
import { startBackend } from './backend/start-backend.ts';

// npm run mutate:rules -- [--only <pattern of collections, functions>] [--sample <every nth>] [--workers <n>]
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, sample: { type: 'string' }, workers: { type: 'string' } },
});

const passed = await mutateRules(
  {
    root: ROOT,
    rules: [{ path: 'firestore.rules' }, { path: 'storage.rules', tests: ['storage.test.ts'] }],
    tests: 'tests/rules',
    worlds: './support/environment',
    tsconfig: 'tsconfig.node.json',
    external: ['firebase/*', '@firebase/*', 'valibot'],
    explained: 'tests/rules/explained-survivors.json',
    startBackend: (worker) =>
      startBackend({
        profile: 'emulator',
        only: ['auth', 'firestore', 'storage'],
        offset: offsetOf('mutation', worker),
      }),
  },
  {
    only: options.only,
    sample: Number(options.sample ?? 1),
    workers: Number(options.workers ?? 2),
  },
);
if (!passed) process.exitCode = 1;
