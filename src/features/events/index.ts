import { lazyComponent } from '@/i18n/lazy-component';

export { useUpcomingEvents } from './api/use-upcoming-events';
export { CreateEventShortcut } from './create-event-shortcut';
export { eventFormPath, restoreToEventForm } from './event-draft';
export { eventElementId } from './event-element-id';
export { EventTimes } from './event-times';
export { SoonPanel } from './soon-panel';

/** Apart from the panel and the shortcut, too; in a LazyBoundary. */
export const EventsList = lazyComponent(() => import('./events-list').then((m) => m.EventsList));
/** Apart from the panel and the shortcut, which come with the dashboard. */
export const EventsPage = lazyComponent(() => import('./events-page').then((m) => m.EventsPage));
