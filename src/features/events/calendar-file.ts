import { brand } from '@/brand';
import { calendarOf } from '@/domain/calendar';
import type { SchoolEvent } from '@/domain/entities/community';
import { eventPath } from './event-path';

/**
 * An event as a file that calendars open.
 * @param origin of this app, for the way back to the event
 */
export const calendarFileOf = (event: SchoolEvent, origin: string): string =>
  calendarOf([event], { product: brand.name, linkOf: (id) => `${origin}${eventPath(id)}` });
