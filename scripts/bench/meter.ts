import { setTimeout } from 'node:timers/promises';
import type { Traffic } from './counting-proxy.ts';

const QUIET_MS = 2_000;

/** A scenario's billed reads, beside what it may cost (product §11). */
export interface Reads {
  name: string;
  /** Documents delivered, and how many of which collection. */
  documents: number;
  of: string;
  /** Queries and listeners started; each costs a rule one look-up of the reader's record. */
  targets: number;
  allowed: string;
}

/** What has gone over the page's connection to Firestore. */
export interface Meter {
  traffic: Traffic;
  reset(): void;
}

/** Documents that came since the last reset. */
export const documentsOf = ({ traffic }: Meter): number =>
  [...traffic.documents.values()].reduce((sum, count) => sum + count, 0);

/** What the meter says of a scenario. */
export function readsOf(meter: Meter, name: string, allowed: string): Reads {
  const of = [...meter.traffic.documents].map(([collection, count]) => `${collection} ${count}`).join(', ');
  return { name, documents: documentsOf(meter), of, targets: meter.traffic.targets, allowed };
}

/** Resolves once nothing has come for a while. The page's own streams stay open, so the network never idles. */
export async function settled(meter: Meter): Promise<void> {
  let before = -1;
  for (;;) {
    const now = documentsOf(meter) + meter.traffic.targets;
    if (now === before) return;
    before = now;
    await setTimeout(QUIET_MS);
  }
}
