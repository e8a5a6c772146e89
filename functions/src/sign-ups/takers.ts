import { tallyIn, tallyRef } from './documents';

/** Who has something of a list: one read, however many they are. */
export async function takersOf(listId: string): Promise<string[]> {
  const { claims } = tallyIn(await tallyRef(listId).get());
  return Object.entries(claims).flatMap(([uid, { granted }]) =>
    Object.keys(granted).length > 0 ? [uid] : [],
  );
}
