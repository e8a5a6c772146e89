import type { EventInput } from '@/domain/inputs/event';
import { hereZone } from '@/domain/time-zone';
import type { Entry, EntryOf, WaitingPicture } from './entry';

/** A post as it was kept before there could be several pictures. */
interface OnePicture {
  picture: WaitingPicture | null;
  imageUrl: string | null;
}
/** What posts and comments were kept without before they could call anybody by name, answer, ask, have a topic, or be to guests. */
type Later = 'mentions' | 'replyTo' | 'poll' | 'topic' | 'toGuests';
type Earlier =
  | (Omit<EntryOf<'post'>, 'pictures' | Later> & OnePicture)
  | Omit<EntryOf<'post'>, Later>
  | Omit<EntryOf<'comment'>, Later>
  | (Omit<EntryOf<'event'>, 'input' | 'timeZone' | 'series'> & {
      input: Omit<EventInput, 'places' | 'rsvpsClosed' | 'isCancelled'>;
    });

/** What the store has, also where an earlier version of the app has put it there. */
export function readEntry(stored: Entry | Earlier): Entry {
  if (stored.kind === 'event') {
    // Before schools had a zone, times were typed by the clocks of the device, and nothing repeated.
    const whole = 'timeZone' in stored ? stored : { ...stored, timeZone: hereZone(), series: null };
    return { ...whole, input: { places: null, rsvpsClosed: false, isCancelled: false, ...whole.input } };
  }
  if (stored.kind === 'comment') return { mentions: {}, replyTo: null, toGuests: false, ...stored };
  if (stored.kind !== 'post') return stored;
  const later = { mentions: {}, poll: null, topic: null };
  if ('pictures' in stored) return { ...later, ...stored };
  const { picture, imageUrl, ...rest } = stored;
  return { ...later, ...rest, pictures: picture ? [{ ...picture, alt: '', url: imageUrl }] : [] };
}
