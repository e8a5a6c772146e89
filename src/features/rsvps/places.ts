import type { SchoolEvent } from '@/domain/entities/community';

type Counted = Pick<SchoolEvent, 'places' | 'rsvpSummary'>;

/** How many come, parents and children. */
export const comingTo = ({ rsvpSummary }: Counted): number =>
  (rsvpSummary?.parents ?? 0) + (rsvpSummary?.children ?? 0);

/** How many places are left; null where there is no limit. Fewer places than come are none. */
export const placesLeft = (event: Counted): number | null =>
  event.places === null ? null : Math.max(0, event.places - comingTo(event));
