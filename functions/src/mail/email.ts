/** A part of a mail's body, from which both its HTML and its plain text are made. */
export type EmailBlock =
  | { kind: 'text'; text: string }
  /** A user's own words, set apart. */
  | { kind: 'quote'; text: string }
  | { kind: 'button'; label: string; href: string }
  /** Several things under a heading, each with its link, and a line about it that may be empty. */
  | { kind: 'list'; heading: string; items: readonly EmailItem[] };

export interface EmailItem {
  title: string;
  detail: string;
  href: string;
}

/** A mail before it is rendered. Texts in it are plain; rendering escapes them. */
export interface Email {
  subject: string;
  heading: string;
  blocks: readonly EmailBlock[];
  /** Why the reader gets this mail. */
  reason: string;
  /** Where to stop such mails, for those that nobody asked for. */
  unsubscribe?: { words: string; page: string; oneClick: string };
}

/** A mail ready to send. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}
