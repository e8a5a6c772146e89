import type { FieldValue } from 'firebase/firestore';
import type { Persona } from '../support/personas';

/** The server's time in what is sent, any time in what is stored. */
export type Now = FieldValue | Date;

/** One document of a batch. */
export type Operation =
  | { set: string; data: Record<string, unknown> }
  | { update: string; data: Record<string, unknown> }
  | { delete: string };

/** What the app of a release sends as one batch. */
export interface Write {
  what: string;
  as: Persona;
  /** What it has written before, by path: rules look for it. */
  before?: (now: Now) => Record<string, object>;
  operations: (now: Now) => Operation[];
}

/**
 * What the app of a release writes, word for word: tabs stay open for days after the next release, so rules still
 * have to accept it (docs/migrations.md). Nothing here is made by today's code, which would change along with it.
 */
export interface Release {
  version: string;
  writes: readonly Write[];
}
