import type { EventsPort } from '../../ports/events';
import { latePort } from '../reading/late-port';
import { eventLists } from './lists';

/** Events of a school; what the dashboard has no use for is fetched when it is first called. */
export const eventsPort = latePort<EventsPort>(
  () => import('./late').then((module) => module.eventsPort),
  eventLists,
);
