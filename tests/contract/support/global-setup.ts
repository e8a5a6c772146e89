import { offsetOf } from '../../../scripts/backend/ports.ts';
import { llmEnv, llmPort } from '../../functions/support/llm-server.ts';
import { startWholeBackend } from '../../support/backend.ts';

/**
 * Starts the whole backend once for all contract tests, unless somebody already did. The adapter finds it by its offset
 * alone, as a page does.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.FUNCTIONS_EMULATOR_HOST) return undefined;
  const offset = offsetOf('contract');
  const { stop } = await startWholeBackend({ offset, functionsEnv: llmEnv(llmPort(offset)) });
  return stop;
}
