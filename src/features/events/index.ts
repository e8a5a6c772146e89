import { lazyComponent } from '@/i18n/lazy-component';

export { useUpcomingEvents } from './api/use-upcoming-events';
export { eventFormPath, restoreToEventForm, restoreToSeriesForm } from './event-draft';
export type { EventPageProps } from './event-page';
export { eventPath } from './event-path';
export { EventsData } from './events-data';
export { EventPage, EventsList, EventsPage } from './late-parts';

// Each apart, as a page needs one of them; in a LazyBoundary.
export const SoonPanel = lazyComponent(() => import('./soon-panel').then((m) => m.SoonPanel), {
  messages: ['events'],
});
export const CreateEventShortcut = lazyComponent(
  () => import('./create-event-shortcut').then((m) => m.CreateEventShortcut),
  { messages: ['events'] },
);
