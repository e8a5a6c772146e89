import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Claim, ClaimInput, SignUpList } from '@/domain/entities/sign-up-list';
import type { User } from '@/domain/entities/user';
import { eventListId } from '@/domain/ids';
import { newSignUpList } from '@/domain/inputs/sign-up-list';
import { DAY_MS } from '@/domain/time';
import { db, document } from './admin.ts';
import { createListed } from './moderation.ts';
import { createSchool, type TestSchool } from './people.ts';

interface Fields {
  eventId?: string;
  date?: Date | null;
  cakes?: number;
}

/** A list as its host's client writes it, of so many cakes and a stand for two. */
export async function createList(
  { uid: userId }: User,
  school: TestSchool,
  { eventId, date = new Date(Date.now() + 7 * DAY_MS), cakes = 2 }: Fields = {},
): Promise<string> {
  const { id, ...list } = newSignUpList({
    id: eventId ? eventListId(eventId) : randomUUID(),
    ...{ schoolId: school.id, userId, eventId: eventId ?? null },
    input: {
      ...{ title: 'Cake sale', description: '', date, isClosed: false },
      slots: [
        { id: 'cake', label: 'Cake', count: cakes },
        { id: 'stand', label: 'Stand', count: 2 },
      ],
    },
  });
  await db.doc(`signUpLists/${id}`).set({ ...list, createdAt: Timestamp.now() });
  return id;
}

const claimRef = (listId: string, { uid }: User) => db.doc(`signUpLists/${listId}/claims/${uid}`);

/** A claim as its parent's client writes it. */
export const claim = (
  listId: string,
  parent: User,
  school: TestSchool,
  { wanted = { cake: 1 }, isNamed = true }: Partial<ClaimInput> = {},
  claimedAt: FieldValue | Timestamp = FieldValue.serverTimestamp(),
) =>
  claimRef(listId, parent).set({
    ...{ userId: parent.uid, schoolId: school.id, wanted, isNamed, claimedAt, standing: null },
  });

/** What a parent has of a list now; undefined where nothing is decided. */
export const readGranted = async (listId: string, parent: User) =>
  (((await claimRef(listId, parent).get()).get('standing') ?? undefined) as Claim['standing'] | undefined)
    ?.granted;

/** What a list says of what is taken. */
export const readTaken = async (listId: string) =>
  (await db.doc(`signUpLists/${listId}`).get()).get('summary') as SignUpList['summary'];

/** The reminders that somebody has been sent. */
export const remindersOf = async ({ uid }: User) =>
  (
    await db.collection('notifications').where('userId', '==', uid).where('type', '==', 'sign-up-soon').get()
  ).docs.map((doc) => doc.data());

/** A list of two cakes and a stand for two, and two parents. */
export async function arrange(fields: Parameters<typeof createList>[2] = {}) {
  const school = await createSchool();
  const host = await createListed(school, { firstName: 'Hana', lastName: 'Host' });
  const ana = await createListed(school, { firstName: 'Ana', lastName: 'Ames' });
  const ben = await createListed(school, { firstName: 'Ben', lastName: 'Bell' });
  const listId = await createList(host, school, fields);
  return { school, host, ana, ben, listId };
}

/** Who is in the bookkeeping of a list: nobody who is gone, wherever the list is. */
export const talliedOf = async (listId: string) =>
  Object.keys((await document(`_signUpTallies/${listId}`))?.claims ?? {});

/** Where a parent's claim is. */
export const claimPath = (listId: string, { uid }: User) => `signUpLists/${listId}/claims/${uid}`;
