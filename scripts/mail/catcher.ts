import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { Messages } from './messages.ts';

interface CatcherOptions {
  /** 0 takes any free port. */
  smtpPort: number;
  pagePort: number;
  /** Keeps the mails across restarts. */
  file?: string;
  /** SMTP code to refuse a recipient with, or null to take the mail: for trying what happens when sending fails. */
  refuse?: (address: string) => number | null;
}

/** A running mail catcher. */
export interface MailCatcher {
  readonly messages: Messages;
  readonly smtpPort: number;
  readonly pageUrl: string;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';
const LARGEST_MAIL = 10 * 1024 * 1024;
const STATIC: Record<string, [file: string, type: string]> = {
  '/': ['page.html', 'text/html; charset=utf-8'],
  '/page.js': ['page.js', 'text/javascript; charset=utf-8'],
};
// Mails come from the app under test: whatever slips out of the frame still runs no script and reaches no host.
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; img-src data: http: https:";

/** Starts a real SMTP server that delivers to a web page instead of to people. */
export async function startMailCatcher(options: CatcherOptions): Promise<MailCatcher> {
  const messages = new Messages(options.file);
  const smtp = new SMTPServer({
    authOptional: true,
    // Whoever sends a login is let in: the catcher guards nothing.
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    size: LARGEST_MAIL,
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = options.refuse?.(address);
      done(responseCode ? Object.assign(new Error('Refused'), { responseCode }) : null);
    },
    onData: (stream, session, done) => {
      text(stream)
        .then((raw) =>
          messages.add(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        )
        .then(() => done(), done);
    },
  });
  const page = createServer((request, response) => answer(messages, request, response));

  const smtpPort = await listen(smtp.server as Server, options.smtpPort);
  let pagePort: number;
  try {
    pagePort = await listen(page, options.pagePort);
  } catch (error) {
    await close(smtp);
    throw error;
  }
  return {
    messages,
    smtpPort,
    pageUrl: `http://127.0.0.1:${pagePort}/`,
    stop: async () => {
      page.closeAllConnections();
      await Promise.all([close(smtp), close(page)]);
    },
  };
}

function answer(messages: Messages, request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  response.setHeader('Cache-Control', 'no-store');
  // No connection survives a restart of the catcher, so none is offered.
  response.setHeader('Connection', 'close');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (path === '/messages' && request.method === 'GET') {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(messages.all()));
  } else if (path === '/messages' && request.method === 'DELETE') {
    messages.clear();
    response.writeHead(204).end();
  } else if (request.method === 'GET' && STATIC[path]) {
    const [file, type] = STATIC[path];
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    response.end(readFileSync(new URL(file, import.meta.url)));
  } else {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function close(server: { close(done: () => void): unknown }): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
