import { buildFunctions } from '../../../functions/build.ts';
import { localFunctionsEnv } from '../../../scripts/backend/functions-env.ts';
import { offsetOf, portsFor } from '../../../scripts/backend/ports.ts';
import { startBackend } from '../../../scripts/backend/start-backend.ts';
import { startMailCatcher } from '../../../scripts/mail/catcher.ts';
import { llmEnv } from './llm-server.ts';
import { refuser } from './refused.ts';

/**
 * Starts the whole backend with our functions and a mail catcher, unless somebody already did. Tests find the
 * services in the Firebase SDKs' variables and the caught mail at MAIL_URL.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.FUNCTIONS_EMULATOR_HOST) return undefined;
  const offset = offsetOf('tests');
  const ports = portsFor(offset);
  await buildFunctions();
  const mail = await startMailCatcher({ smtpPort: ports.smtp, pagePort: ports.mailPage, refuse: refuser() });
  const stopMail = () => mail.stop();
  try {
    const backend = await startBackend({
      profile: 'strict',
      only: ['auth', 'firestore', 'storage', 'functions'],
      offset,
      functionsEnv: { ...localFunctionsEnv(ports), ...llmEnv() },
    });
    Object.assign(process.env, backend.env, { MAIL_URL: mail.pageUrl });
    return async () => {
      await backend.stop();
      await stopMail();
    };
  } catch (error) {
    await stopMail();
    throw error;
  }
}
