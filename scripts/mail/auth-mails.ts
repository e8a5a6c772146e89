import type { Messages } from './messages.ts';

interface AuthMailsOptions {
  /** Root of the local Auth, which keeps a list of its links where the real one sends mails. */
  auth: string;
  projectId: string;
  messages: Messages;
  /** Page that takes a new password, on the mail catcher. */
  passwordPage: string;
}

interface OobCode {
  email: string;
  oobCode: string;
  requestType: string;
}

const POLL_MS = 500;

/** Delivers the mails that the real Firebase Auth sends by itself: a stand-in, on this machine only. */
export function relayAuthMails(options: AuthMailsOptions): { stop(): void } {
  const list = `${options.auth}/emulator/v1/projects/${options.projectId}/oobCodes`;
  const delivered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const poll = async () => {
    try {
      const { oobCodes = [] } = (await (await fetch(list)).json()) as { oobCodes?: OobCode[] };
      for (const code of oobCodes) {
        if (code.requestType !== 'PASSWORD_RESET' || delivered.has(code.oobCode)) continue;
        delivered.add(code.oobCode);
        await options.messages.add(resetMail(code, options.passwordPage), [code.email]);
      }
    } catch {
      // The backend is starting or stopping; the next look finds it, or nobody looks any more.
    }
    if (!stopped) timer = setTimeout(() => void poll(), POLL_MS);
  };
  void poll();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function resetMail({ email, oobCode }: OobCode, page: string): string {
  const lines = [
    'From: Schoolgate <noreply@schoolgate.test>',
    `To: ${email}`,
    'Subject: Reset your password for Schoolgate',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Hello,</p>',
    `<p><a href="${page}?${new URLSearchParams({ oobCode })}">Choose a new password</a></p>`,
    '<p>If you did not ask for it, you can ignore this mail.</p>',
    '',
  ];
  return lines.join('\r\n');
}
