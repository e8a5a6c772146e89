import { lazyComponent } from '@/i18n/lazy-component';

export { useUpcomingEvents } from './api/use-upcoming-events';
export { eventFormPath, restoreToEventForm } from './event-draft';
export { eventPath } from './event-path';

// Each apart, as a page needs one of them; in a LazyBoundary.
export const SoonPanel = lazyComponent(() => import('./soon-panel').then((m) => m.SoonPanel), {
  messages: ['events'],
});
export const CreateEventShortcut = lazyComponent(
  () => import('./create-event-shortcut').then((m) => m.CreateEventShortcut),
  { messages: ['events'] },
);
export const EventsList = lazyComponent(() => import('./events-list').then((m) => m.EventsList), {
  messages: ['events', 'calendar', 'directory'],
});
export const EventsPage = lazyComponent(() => import('./events-page').then((m) => m.EventsPage));
export type { EventPageProps } from './event-page';
export const EventPage = lazyComponent(() => import('./event-page').then((m) => m.EventPage));
