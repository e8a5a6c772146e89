import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import PostalMime from 'postal-mime';

/** One caught mail, as `GET /messages` lists it. */
export interface CaughtMessage {
  id: string;
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  raw: string;
}

const KEEP = 500;

/** The caught mails, newest first, in memory and, with a file, across restarts. */
export class Messages {
  #list: CaughtMessage[];
  readonly #file: string | undefined;

  constructor(file?: string) {
    this.#file = file;
    this.#list = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CaughtMessage[]) : [];
  }

  all(): readonly CaughtMessage[] {
    return this.#list;
  }

  /** Parses and keeps one mail. The envelope's recipients count: a header can say anything. */
  async add(raw: string, envelopeTo: string[]): Promise<CaughtMessage> {
    const mail = await PostalMime.parse(raw);
    const message: CaughtMessage = {
      id: randomUUID(),
      receivedAt: new Date().toISOString(),
      from: mail.from?.address ?? '',
      to: envelopeTo,
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
      raw,
    };
    this.#list = [message, ...this.#list].slice(0, KEEP);
    this.#save();
    return message;
  }

  clear(): void {
    this.#list = [];
    this.#save();
  }

  #save(): void {
    if (!this.#file) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    // A rename is whole or not at all, so that a crash never leaves half a file.
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#list));
    renameSync(`${this.#file}.new`, this.#file);
  }
}
