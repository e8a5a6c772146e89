import type { Firestore } from 'firebase-admin/firestore';
import { emailOf, PEOPLE, type PersonKey } from '../seed/content.ts';
import { uidOf } from '../seed/people.ts';

/** Who opens the home page: has read the newest announcement, which stands above the posts until then. */
const HOME: PersonKey = 'mei';
/** Who writes to whom: members of a school in which nothing else is measured. */
const [WRITER, OTHER]: [PersonKey, PersonKey] = ['hannah', 'raj'];

/** Addresses of the parents by whom times are measured. */
export const PARENT = emailOf(PEOPLE[HOME]);
export const LIVE = { writer: emailOf(PEOPLE[WRITER]), reader: emailOf(PEOPLE[OTHER]) };

/** Closes their welcome, which on the first days leaves no room on a phone for a post. */
export async function closeWelcomes(db: Firestore): Promise<void> {
  for (const key of [HOME, WRITER, OTHER])
    await db.doc(`users/${uidOf(key)}`).update({ welcomePanelDismissed: true });
}
