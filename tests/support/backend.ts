import { buildFunctions } from '../../functions/build.ts';
import { localFunctionsEnv } from '../../scripts/backend/functions-env.ts';
import { type Ports, portsFor } from '../../scripts/backend/ports.ts';
import { startBackend } from '../../scripts/backend/start-backend.ts';
import { localMailKey } from '../../scripts/local/mail-key.ts';
import { newPushKeys } from '../../scripts/local/push-keys.ts';
import { startMailCatcher } from '../../scripts/mail/catcher.ts';
import { putGate } from './gate.ts';

interface Wanted {
  /** Of the stack the tests may use. */
  offset: number;
  /** What the functions find in their environment beside what they always do. */
  functionsEnv?: Record<string, string>;
  /** The SMTP code by which the mail catcher refuses an address. */
  refuse?: (address: string) => number | null;
  /** The functions are mutated, and told by the tests which mutant is active. */
  areMutated?: boolean;
}

interface Started {
  ports: Ports;
  /** What the Firebase SDKs read to find it, and where the caught mail is. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts the whole backend with our functions and a mail catcher. */
export async function startWholeBackend({
  offset,
  functionsEnv = {},
  refuse,
  areMutated = false,
}: Wanted): Promise<Started> {
  const ports = portsFor(offset);
  await buildFunctions();
  if (areMutated) putGate();
  const mail = await startMailCatcher({ smtpPort: ports.smtp, pagePort: ports.mailPage, refuse });
  const stopMail = () => mail.stop();
  try {
    const backend = await startBackend({
      profile: 'strict',
      only: ['auth', 'firestore', 'storage', 'functions'],
      offset,
      functionsEnv: {
        ...localFunctionsEnv(ports),
        PUSH_PRIVATE_KEY: newPushKeys().privateKey,
        MAIL_KEY: localMailKey(offset),
        ...functionsEnv,
      },
    });
    return {
      ports,
      env: { ...backend.env, MAIL_URL: mail.pageUrl },
      stop: async () => {
        await backend.stop();
        await stopMail();
      },
    };
  } catch (error) {
    await stopMail();
    throw error;
  }
}
