import { parseArgs } from 'node:util';
import { fail } from './local/progress.ts';
import { findTarget } from './local/target.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { migrate } from './migrations/migrate.ts';

// Tells what the migrations would change, and with --write changes it (docs/migrations.md).
const USAGE = 'npm run migrate -- [--write] [--only <id>] [--project <project id>]';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { write: { type: 'boolean' }, only: { type: 'string' }, project: { type: 'string' } },
  });
  const { write = false, only } = values;
  const chosen = MIGRATIONS.filter(({ id }) => only === undefined || id === only);
  if (only !== undefined && chosen.length === 0)
    throw new Error(`No migration is named "${only}".\n  ${USAGE}`);
  if (chosen.length === 0) {
    console.log('There are no migrations in this release.');
    return;
  }
  const target = await findTarget(values.project, USAGE);
  try {
    for (const migration of chosen) {
      console.log(`${migration.id} at ${target.name}: ${migration.what}`);
      const { seen, changed } = await migrate(target.db, migration, {
        write,
        onPage: (progress) => console.log(`  ${progress.seen} documents`),
      });
      console.log(`  ${changed} of ${seen} ${write ? 'changed' : 'would change; --write changes them'}.`);
    }
  } finally {
    await target.close();
  }
}

main().catch(fail);
