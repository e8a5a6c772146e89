import { startOfficialFirestore } from '../../../scripts/backend/official-firestore.ts';
import { offsetOf } from '../../../scripts/backend/ports.ts';
import { startBackend } from '../../../scripts/backend/start-backend.ts';
import { closeCounts, openCounts } from './counts.ts';
import { fullest } from './fullest.ts';
import { writeCosts } from './measured.ts';

/**
 * Starts what the rules are tried on, unless somebody already did. The strict profile refuses the tokens that
 * rules-unit-testing makes up, hence `emulator`. Ends with the number of cases the rules had to decide,
 * and with the requests that cost most, now or when they were measured.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.FIRESTORE_EMULATOR_HOST) return undefined;
  const offset = offsetOf('rules');
  const backend =
    process.env.SCHOOLGATE_RULES_ON === 'official'
      ? await startOfficialFirestore(offset)
      : await startBackend({ profile: 'emulator', only: ['auth', 'firestore', 'storage'], offset });
  Object.assign(process.env, backend.env);
  openCounts();
  return async () => {
    const { allow, deny, costs } = closeCounts();
    process.stdout.write(`\nRules cases: ${allow} allowed, ${deny} denied, as they must be.\n`);
    const files = Object.values(costs);
    const count = files.reduce((all, { requests }) => all + requests, 0);
    process.stdout.write(
      fullest(
        files.flatMap((file) => file.fullest),
        count,
      ),
    );
    if (writeCosts(costs))
      process.stdout.write(
        'Costs were measured anew: commit tests/rules/costs.json, or they are each time.\n',
      );
    await backend.stop();
  };
}
