import { startWholeBackend } from '../../support/backend.ts';
import { llmEnv, shareOffset } from './llm-server.ts';
import { refuser } from './refused.ts';

/**
 * Starts the whole backend with our functions and a mail catcher, unless somebody already did. Tests find the
 * services in the Firebase SDKs' variables and the caught mail at MAIL_URL.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.FUNCTIONS_EMULATOR_HOST) return undefined;
  const { env, stop } = await startWholeBackend({
    offset: shareOffset(),
    functionsEnv: llmEnv(),
    refuse: refuser(),
    areMutated: Boolean(process.env.SCHOOLGATE_TEST_FILES),
  });
  Object.assign(process.env, env);
  return stop;
}
