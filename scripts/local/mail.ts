import { join } from 'node:path';
import type { Ports } from '../backend/ports.ts';
import { startMailCatcher } from '../mail/catcher.ts';

/**
 * Starts the mail catcher.
 * @param folder where the mails are kept across restarts; null keeps none
 */
export const startMail = (ports: Ports, folder: string | null) =>
  startMailCatcher({
    smtpPort: ports.smtp,
    pagePort: ports.mailPage,
    ...(folder && { file: join(folder, 'mail.json') }),
  });
