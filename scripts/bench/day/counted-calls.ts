import { every, first, has, numbers } from './protobuf.ts';
import { addTo, type Tally } from './tally.ts';

/** One call of the database: hears its messages, and counts what is billed. */
export interface Call {
  asked?(message: Buffer): void;
  answered?(message: Buffer): void;
  /** @param isWell the database has not refused it */
  ended?(isWell: boolean): void;
}

/** Where a call counts: into what is counted at that moment, as a stream outlives many acts. */
type Into = () => Tally;

/** The clock of the local backend, which no project has. */
const LOCAL_ONLY = '_clock/now';

/** A name without the project and the database. */
const pathOf = (name: Buffer): string => name.toString().replace(/^.*?\/documents\//, '');

function read(into: Into, name: Buffer): void {
  const path = pathOf(name);
  if (path !== LOCAL_ONLY) addTo(into().reads, path);
}

/** A `Write` is an update (1), a deletion (2) or a bare transform (6). */
function wrote(into: Into, writes: readonly Buffer[]): void {
  const tally = into();
  for (const write of writes) {
    const written = [1, 6].find((number) => has(write, number));
    if (written !== undefined) {
      const path = pathOf(first(first(write, written), 1));
      addTo(tally.writes, path);
      tally.bytes.set(path, write.length);
    } else if (has(write, 2)) tally.deletes += 1;
  }
}

/** The writes of a request count once it is known that it was not refused. */
function writing(into: Into): Call {
  let writes: Buffer[] = [];
  return {
    asked(message) {
      writes = every(message, 2);
    },
    ended(isWell) {
      if (isWell) wrote(into, writes);
    },
  };
}

/** Writes of a stream, each answered by its results. */
function writeStream(into: Into): Call {
  const waiting: Buffer[][] = [];
  return {
    asked(message) {
      const writes = every(message, 3);
      if (writes.length > 0) waiting.push(writes);
    },
    answered(message) {
      if (has(message, 3)) wrote(into, waiting.shift() ?? []);
    },
  };
}

function query(into: Into): Call {
  let isEmpty = true;
  return {
    answered(message) {
      if (!has(message, 1)) return;
      isEmpty = false;
      read(into, first(first(message, 1), 1));
    },
    ended(isWell) {
      if (isWell && isEmpty) into().empty += 1;
    },
  };
}

/** `TargetChange` of this type: the client has all there was. */
const CURRENT = 3;

function listen(into: Into): Call {
  const empty = new Set<number>();
  return {
    asked(message) {
      for (const target of every(message, 2)) for (const id of numbers(target, 5)) empty.add(id);
    },
    answered(message) {
      for (const change of every(message, 3)) {
        read(into, first(first(change, 1), 1));
        for (const id of numbers(change, 5)) empty.delete(id);
      }
      for (const change of every(message, 2)) {
        if (numbers(change, 1)[0] !== CURRENT) continue;
        for (const id of numbers(change, 2)) if (empty.delete(id)) into().empty += 1;
      }
    },
  };
}

/** How the calls of each method are counted (google.firestore.v1.Firestore); of others nothing is billed. */
export const COUNTED: Readonly<Record<string, (into: Into) => Call>> = {
  BatchGetDocuments: (into) => ({
    answered(message) {
      for (const found of every(message, 1)) read(into, first(found, 1));
      for (const missing of every(message, 2)) read(into, missing);
    },
  }),
  RunQuery: query,
  RunAggregationQuery: (into) => ({
    ended(isWell) {
      if (isWell) into().aggregations += 1;
    },
  }),
  Commit: writing,
  BatchWrite: writing,
  Write: writeStream,
  Listen: listen,
};
