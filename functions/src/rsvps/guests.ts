import { tallyIn, tallyRef } from './documents';
import { waitingIn } from './tally';

/** A parent who comes to an event, waits for a place there, or may come. */
export interface EventGuest {
  uid: string;
  isGoing: boolean;
  isWaiting: boolean;
}

/** Who has not said no to an event, of those that are counted by now: one read, however many they are. */
export async function guestsOf(eventId: string): Promise<EventGuest[]> {
  const tally = tallyIn(await tallyRef(eventId).get());
  const waiting = waitingIn(tally);
  return Object.entries(tally.answers).flatMap(([uid, { answer }]) =>
    answer === 'no'
      ? []
      : [{ uid, isGoing: answer === 'going', isWaiting: waiting.get(uid)?.isWaiting ?? false }],
  );
}
