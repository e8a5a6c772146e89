import { offsetOf } from '../../../scripts/backend/ports.ts';
import { startStack } from '../../../scripts/local/stack.ts';
import { seedWhenEmpty } from '../../../scripts/seed/seed.ts';
import { forgetSeenParts } from './seen-parts.ts';

/** Builds and starts the whole product once for all browser tests, with the sample data and nothing kept. */
export default async function setup(): Promise<() => Promise<void>> {
  forgetSeenParts();
  const stack = await startStack({
    offset: offsetOf('tests'),
    persistent: false,
    seed: seedWhenEmpty,
  });
  return () => stack.stop();
}
