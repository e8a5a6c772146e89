import type { SchoolEvent } from '@/domain/entities/community';

/** Events of one parent that a short list names. */
const EACH = 2;

/** An event of a short list, and how many of the same parent's are left out after it. */
interface Listed {
  event: SchoolEvent;
  more: number;
}

/** The first few events of each parent, in their order: nobody fills a short list alone. */
export function byAuthor(events: readonly SchoolEvent[]): Listed[] {
  const listed: Listed[] = [];
  for (const event of events) {
    const theirs = listed.filter((one) => one.event.userId === event.userId);
    const last = theirs[EACH - 1];
    if (last) last.more += 1;
    else listed.push({ event, more: 0 });
  }
  return listed;
}
