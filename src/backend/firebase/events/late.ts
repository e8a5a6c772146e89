import type { EventsPort } from '../../ports/events';
import { calendarFeeds } from './calendar-feeds';
import { eventLists } from './lists';
import { oneEvent } from './one-event';
import { pageOf } from './range';
import { eventSeries } from './series';

/** The whole port. The lists alone are there at once. */
export const eventsPort: EventsPort = {
  ...eventLists,
  ...oneEvent,
  ...eventSeries,
  pageOf,
  ...calendarFeeds,
};
