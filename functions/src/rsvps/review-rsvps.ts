import { rsvpsOf, tallyIn, tallyRef } from './documents';
import { syncRsvps } from './sync-rsvps';

/** So many answers are counted in one transaction. */
const AT_ONCE = 50;

/**
 * Counts all answers to an event anew: it was away for a while, when nothing of it was counted. Once more does no harm.
 */
export async function reviewRsvps(eventId: string): Promise<void> {
  const [answers, kept] = await Promise.all([rsvpsOf(eventId).select().get(), tallyRef(eventId).get()]);
  const uids = [...new Set([...answers.docs.map(({ id }) => id), ...Object.keys(tallyIn(kept).answers)])];
  for (let start = 0; start < uids.length; start += AT_ONCE)
    await syncRsvps(eventId, uids.slice(start, start + AT_ONCE));
}
