import { lazyComponent } from '@/i18n/lazy-component';

// Apart from what the dashboard shows, which would else carry it. In a LazyBoundary.

export const EventsList = lazyComponent(() => import('./events-list').then((m) => m.EventsList), {
  messages: ['events', 'calendar', 'directory'],
});
export const EventsPage = lazyComponent(() => import('./events-page').then((m) => m.EventsPage));
export const EventPage = lazyComponent(() => import('./event-page').then((m) => m.EventPage));
