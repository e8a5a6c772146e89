import { join } from 'node:path';
import { type Ports, PROJECT_ID } from '../backend/ports.ts';
import { relayAuthMails } from '../mail/auth-mails.ts';
import { startMailCatcher } from '../mail/catcher.ts';
import { newPasswordPage } from '../mail/new-password.ts';

/**
 * Starts the mail catcher, with what the real Firebase Auth does about mails by itself.
 * @param folder where the mails are kept across restarts; null keeps none
 */
export async function startMail(ports: Ports, folder: string | null) {
  const auth = `http://127.0.0.1:${ports.auth}`;
  const catcher = await startMailCatcher({
    smtpPort: ports.smtp,
    pagePort: ports.mailPage,
    ...(folder && { file: join(folder, 'mail.json') }),
    pages: { '/new-password': newPasswordPage({ auth, logIn: `http://localhost:${ports.app}/login` }) },
  });
  const passwordPage = `${catcher.pageUrl}new-password`;
  const relay = relayAuthMails({ auth, projectId: PROJECT_ID, messages: catcher.messages, passwordPage });
  const stop = async () => {
    relay.stop();
    await catcher.stop();
  };
  return { pageUrl: catcher.pageUrl, stop };
}
