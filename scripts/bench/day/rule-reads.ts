import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../backend/paths.ts';

/** A request that rules have decided, as the local backend tells of it. */
export interface Decided {
  sequence: number;
  service: string;
  method: string;
  path: string;
  uid: string | null;
  expressions: { currentOffset: number; endOffset: number }[];
}

const SOURCES: Readonly<Record<string, string>> = {
  firestore: readFileSync(join(ROOT, 'firestore.rules'), 'utf8'),
  storage: readFileSync(join(ROOT, 'storage.rules'), 'utf8'),
};
const PATH = /^\/databases\//;

/**
 * Documents that rules looked up for a request: the different paths that they made. What was asked for several times is
 * billed once. The backend does not tell what a path was, so one text of a path counts as one document.
 */
export function lookUpsOf({ service, expressions }: Pick<Decided, 'service' | 'expressions'>): number {
  const source = SOURCES[service] ?? '';
  const paths = expressions
    .map(({ currentOffset, endOffset }) => source.slice(currentOffset, endOffset))
    .filter((text) => PATH.test(text));
  // Offsets are of bytes; both files are plain ASCII (rule-reads.test.ts).
  return new Set(paths.map((text) => text.replace(/\s+/g, ''))).size;
}
