import { lazyComponent } from '@/i18n/lazy-component';

export { useUpcomingEvents } from './api/use-upcoming-events';
export { eventFormPath, restoreToEventForm } from './event-draft';
export { eventElementId } from './event-element-id';
export { SoonPanel } from './soon-panel';

/** Apart from the panel, which comes with the dashboard; in a LazyBoundary, as what follows. */
export const CreateEventShortcut = lazyComponent(() =>
  import('./create-event-shortcut').then((m) => m.CreateEventShortcut),
);
export const EventsList = lazyComponent(() => import('./events-list').then((m) => m.EventsList));
export const EventsPage = lazyComponent(() => import('./events-page').then((m) => m.EventsPage));
