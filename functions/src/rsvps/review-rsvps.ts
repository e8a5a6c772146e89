import { eachAnswer } from '../platform/each-answer';
import { rsvpsOf, tallyIn, tallyRef } from './documents';
import { syncRsvps } from './sync-rsvps';

/** Counts all answers to an event anew: nothing of it was counted while it was away. */
export async function reviewRsvps(eventId: string): Promise<void> {
  const { answers } = tallyIn(await tallyRef(eventId).get());
  await eachAnswer(rsvpsOf(eventId), Object.keys(answers), (uids) => syncRsvps(eventId, uids));
}
