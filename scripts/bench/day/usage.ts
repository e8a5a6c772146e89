/** What is billed for something. */
export interface Usage {
  /** Documents that clients read. */
  clientReads: number;
  /** Documents that rules looked up for them. */
  ruleReads: number;
  /** Documents that functions read. */
  functionReads: number;
  writes: number;
  deletes: number;
  /** Documents that the database deletes by itself when their time is over (TTL): billed like other deletions. */
  expiring: number;
  /** Bytes of documents that are new and stay. */
  storedBytes: number;
  /** Functions that ran. */
  invocations: number;
  mails: number;
}

export const NONE: Usage = {
  clientReads: 0,
  ruleReads: 0,
  functionReads: 0,
  writes: 0,
  deletes: 0,
  expiring: 0,
  storedBytes: 0,
  invocations: 0,
  mails: 0,
};

const KEYS = Object.keys(NONE) as (keyof Usage)[];

const each = (of: (key: keyof Usage) => number): Usage => {
  const usage = { ...NONE };
  for (const key of KEYS) usage[key] = of(key);
  return usage;
};

/** All of it together. */
export const total = (all: readonly Usage[]): Usage =>
  each((key) => all.reduce((sum, one) => sum + one[key], 0));

export const times = (usage: Usage, factor: number): Usage => each((key) => usage[key] * factor);

/** With so many places behind the point. */
export const rounded = (usage: Usage, places = 0): Usage =>
  each((key) => Math.round(usage[key] * 10 ** places) / 10 ** places);

export const allReads = ({ clientReads, ruleReads, functionReads }: Usage): number =>
  clientReads + ruleReads + functionReads;
