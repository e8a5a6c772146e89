import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/backend/paths.ts';
import type { Admin } from '../../scripts/seed/admin.ts';

/** Below `stats`, where the rules name none. */
const STATISTICS = ['days', 'usage'];

/** Names of all collections that the rules know, and of those that are there. */
async function collections(db: Admin['db']): Promise<Set<string>> {
  const rules = readFileSync(join(ROOT, 'firestore.rules'), 'utf8');
  const named = [...rules.matchAll(/match \/(?:\{path=\*\*\}\/)?(?:\w+\/\{\w+\}\/)*(\w+)\/\{/g)].map(
    ([, name = '']) => name,
  );
  const below = ['settings', 'pauses', 'photoWishes', 'moderationLog', 'hiddenItems'];
  return new Set([...named, ...below, ...STATISTICS, ...(await db.listCollections()).map(({ id }) => id)]);
}

/** Every document of the database, with its path. */
async function everything(db: Admin['db']): Promise<string[]> {
  const all = [...(await collections(db))].map(async (name) => (await db.collectionGroup(name).get()).docs);
  return (await Promise.all(all)).flat().map((doc) => `${doc.ref.path} ${JSON.stringify(doc.data())}`);
}

/** Whatever has one of these words in it, in the database, among the files and the sign-ins. */
export async function tracesIn(
  { auth, bucket, db }: Pick<Admin, 'auth' | 'bucket' | 'db'>,
  words: readonly string[],
): Promise<string[]> {
  const [files] = await bucket.getFiles();
  const { users } = await auth.listUsers();
  const all = [
    ...(await everything(db)),
    ...files.map(({ name, metadata }) => `${name} ${JSON.stringify(metadata.metadata ?? {})}`),
    ...users.map(({ uid, email, displayName }) => `${uid} ${email} ${displayName}`),
  ];
  return all.filter((one) => words.some((word) => one.toLowerCase().includes(word.toLowerCase())));
}
