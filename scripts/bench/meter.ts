import { setTimeout } from 'node:timers/promises';
import type { Traffic } from './counting-proxy.ts';

const QUIET_MS = 2_000;

/** A scenario's billed reads, beside what design §5 allows. */
export interface Reads {
  name: string;
  /** Documents delivered. */
  documents: number;
  /** Queries and listeners started; each costs a rule one look-up of the reader's record. */
  targets: number;
  allowed: string;
}

/** What has gone over the page's connection to Firestore. */
export interface Meter {
  traffic: Traffic;
  reset(): void;
}

/** Resolves once nothing has come for a while. The page's own streams stay open, so the network never idles. */
export async function settled({ traffic }: Meter): Promise<void> {
  let before = -1;
  for (;;) {
    const now = traffic.documents + traffic.targets;
    if (now === before) return;
    before = now;
    await setTimeout(QUIET_MS);
  }
}
