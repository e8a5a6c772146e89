import { expect } from '@playwright/test';
import type { Ports } from '../../../scripts/backend/ports.ts';
import type { CaughtMessage } from '../../../scripts/mail/messages.ts';

/** Reads the mail catcher. */
export class Mail {
  /** The catcher's page. */
  readonly pageUrl: string;
  readonly #url: string;

  constructor(ports: Ports) {
    this.pageUrl = `http://127.0.0.1:${ports.mailPage}/`;
    this.#url = `${this.pageUrl}messages`;
  }

  /** Mails to an address, newest first. */
  async to(address: string): Promise<CaughtMessage[]> {
    const all = (await (await fetch(this.#url)).json()) as CaughtMessage[];
    return all.filter((message) => message.to.includes(address.toLowerCase()));
  }

  /** Waits for a mail to an address whose subject matches, and returns it. */
  async waitFor(address: string, subject: RegExp): Promise<CaughtMessage> {
    let found: CaughtMessage | undefined;
    await expect
      .poll(
        async () => {
          const messages = await this.to(address);
          found = messages.find((message) => subject.test(message.subject));
          return found ? 'it came' : `${messages.length} other mails`;
        },
        { message: `a mail to ${address} about ${subject}`, timeout: 20_000 },
      )
      .toBe('it came');
    if (!found) throw new Error('unreachable: the poll above found it');
    return found;
  }
}
