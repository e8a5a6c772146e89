import { tracesIn } from '../../support/traces.ts';
import { auth, bucket, db } from './admin.ts';

/** Whatever has one of these words in it, in the database, among the files and the sign-ins. */
export const tracesOf = (words: readonly string[]): Promise<string[]> =>
  tracesIn({ auth, bucket, db }, words);
