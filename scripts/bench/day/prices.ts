/** A price of the list, in US dollars. */
interface Price {
  dollars: number;
  /** For how many. */
  per: number;
  /** `found`: read in public pages while this was written; `remembered`: not looked up. */
  source: 'found' | 'remembered';
}

/**
 * List prices as known in 2026: check before relying on them. Firestore in the multi-region nam5, functions of the second
 * generation in us-central1. What a project has free of charge is left out, as 1,000 schools share it.
 */
export const PRICES = {
  reads: { dollars: 0.06, per: 100_000, source: 'found' },
  writes: { dollars: 0.18, per: 100_000, source: 'found' },
  deletes: { dollars: 0.02, per: 100_000, source: 'found' },
  /** A GiB for a month. */
  databaseGiB: { dollars: 0.18, per: 1, source: 'found' },
  invocations: { dollars: 0.4, per: 1_000_000, source: 'found' },
  cpuSeconds: { dollars: 0.000024, per: 1, source: 'remembered' },
  memoryGiBSeconds: { dollars: 0.0000025, per: 1, source: 'found' },
  /** A GB for a month. */
  filesGB: { dollars: 0.026, per: 1, source: 'remembered' },
  /** To browsers, of the database, files and pages alike. */
  egressGB: { dollars: 0.12, per: 1, source: 'found' },
  mails: { dollars: 0.1, per: 1_000, source: 'remembered' },
} as const satisfies Record<string, Price>;

export type Priced = keyof typeof PRICES;

/** What an amount costs. */
export const priceOf = (what: Priced, amount: number): number =>
  (amount / PRICES[what].per) * PRICES[what].dollars;

/**
 * Accounts that sign in within a month, each above a number at its price, with Identity Platform, which the second factor takes
 * (remembered). Without that there is no charge.
 */
const ACCOUNT_TIERS = [
  { above: 50_000, dollars: 0.0055 },
  { above: 100_000, dollars: 0.0046 },
] as const;

/** What so many accounts of a month cost. */
export const accountsPrice = (accounts: number): number =>
  ACCOUNT_TIERS.reduce((all, { above, dollars }, tier) => {
    const end = ACCOUNT_TIERS[tier + 1]?.above ?? Number.POSITIVE_INFINITY;
    return all + Math.max(0, Math.min(accounts, end) - above) * dollars;
  }, 0);
