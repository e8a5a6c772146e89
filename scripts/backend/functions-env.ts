import type { Ports } from './ports.ts';

/** What the functions find in their environment on this machine: mails go to the catcher, links to the local app. */
export function localFunctionsEnv(ports: Ports): Record<string, string> {
  return {
    SITE_URL: `http://localhost:${ports.app}`,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(ports.smtp),
    MAIL_FROM: 'Schoolgate <hello@schoolgate.test>',
  };
}
