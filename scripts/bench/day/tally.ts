/** What one kind of caller had of the database. */
export interface Tally {
  /** Documents that were read, by path, also those that are not there: both are billed. */
  reads: Map<string, number>;
  /** Queries and listeners without a document: each is billed as one read. */
  empty: number;
  /** Aggregations: one read for up to 1,000 index entries, and no school of the day has more of anything. */
  aggregations: number;
  /** Documents that were written, by path. */
  writes: Map<string, number>;
  /** Bytes of the last write of each. */
  bytes: Map<string, number>;
  deletes: number;
}

export const newTally = (): Tally => ({
  reads: new Map(),
  empty: 0,
  aggregations: 0,
  writes: new Map(),
  bytes: new Map(),
  deletes: 0,
});

export const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((all, count) => all + count, 0);

/** Reads that are billed. */
export const readsOf = ({ reads, empty, aggregations }: Tally): number => sum(reads) + empty + aggregations;

/** Adds one to the count of a path. */
export const addTo = (counts: Map<string, number>, path: string): void =>
  void counts.set(path, (counts.get(path) ?? 0) + 1);
