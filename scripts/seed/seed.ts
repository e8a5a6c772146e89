import { readFileSync } from 'node:fs';
import type { RunningBackend } from '../backend/start-backend.ts';
import { step } from '../local/progress.ts';
import { type Admin, openAdmin } from './admin.ts';
import { announcementDocuments } from './announcements.ts';
import { emailOf, PASSWORD, PEOPLE, type Person, type PersonKey, SCHOOLS } from './content.ts';
import { eventSeriesDocuments } from './event-series.ts';
import { communityDocuments, feedDocuments, type ShowPicture, type Users } from './feed.ts';
import { storeGroupFiles } from './group-files.ts';
import { onePagePdf } from './pdf.ts';
import { personDocuments, proofPathOf, schoolDocuments, uidOf, userOf } from './people.ts';
import { signUpListDocuments } from './sign-up-lists.ts';
import { storeFile, write } from './store.ts';

const TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
const KEYS = Object.keys(PEOPLE) as PersonKey[];

/** Fills a backend that knows no school yet. */
export async function seedWhenEmpty(backend: RunningBackend): Promise<void> {
  const admin = openAdmin(backend);
  try {
    const known = await admin.db.collection('schools').limit(1).get();
    if (known.empty) await step('Filling it with sample data', () => seed(admin));
  } finally {
    await admin.close();
  }
}

/** Writes the sample data: the same at every seed, around the given moment. */
export async function seed(admin: Admin, now = new Date()): Promise<void> {
  await Promise.all(KEYS.map((key) => createAccount(admin, key)));
  const users = await createUsers(admin, now);
  await Promise.all(KEYS.filter((key) => PEOPLE[key].waitsFor).map((key) => storeProof(admin, key)));
  await storeGroupFiles(admin, now);
  await write(admin.db, [
    ...schoolDocuments(now),
    ...KEYS.flatMap((key) => personDocuments(key, users[key], now)),
    ...communityDocuments(users, now),
    ...signUpListDocuments(now),
    ...announcementDocuments(now),
    ...eventSeriesDocuments(now),
    ...(await feedDocuments(users, now, pictures(admin))),
  ]);
}

async function createAccount({ auth }: Admin, key: PersonKey): Promise<void> {
  const person = PEOPLE[key];
  const displayName = `${person.first} ${person.last}`;
  await auth.createUser({
    uid: uidOf(key),
    email: emailOf(person),
    emailVerified: true,
    password: PASSWORD,
    displayName,
  });
}

async function createUsers(admin: Admin, now: Date): Promise<Users> {
  const entries = KEYS.map(
    async (key) => [key, userOf(key, now, await storeFace(admin, key, PEOPLE[key]))] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Users;
}

async function storeFace(
  { bucket, storageOrigin }: Admin,
  key: PersonKey,
  { face }: Person,
): Promise<string | null> {
  if (!face) return null;
  const bytes = asset(`face-${face}.webp`);
  return storeFile(bucket, storageOrigin, {
    path: `profile-pictures/${uidOf(key)}/seed`,
    type: 'image/webp',
    bytes,
  });
}

async function storeProof({ bucket, storageOrigin }: Admin, key: PersonKey): Promise<void> {
  const { first, last, waitsFor } = PEOPLE[key];
  const school = SCHOOLS[waitsFor ?? 'maple'];
  const bytes = onePagePdf('Letter of enrolment', [
    `${school.name}, ${school.city}`,
    '',
    `To whom it may concern: a child of ${first} ${last} is enrolled at our school.`,
    'This is a sample document of the local backend.',
  ]);
  const metadata = { uid: uidOf(key), schoolId: school.id };
  await storeFile(bucket, storageOrigin, {
    path: proofPathOf(key),
    type: 'application/pdf',
    bytes,
    metadata,
  });
}

function pictures({ bucket, storageOrigin }: Admin): ShowPicture {
  return (picture, postId, uid, schoolId) => {
    const path = `post-images/${uid}/${postId}-${picture}`;
    const type = TYPES[picture.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return storeFile(bucket, storageOrigin, {
      path,
      type,
      bytes: asset(picture),
      metadata: { uid, schoolId },
    });
  };
}

const asset = (name: string) => readFileSync(new URL(`assets/${name}`, import.meta.url));
