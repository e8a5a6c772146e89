import { lazyPage } from '@/i18n/lazy-page';

export { CreateEventShortcut } from './create-event-shortcut';
export { eventFormPath, takeUpEvent } from './event-draft';
export { SoonPanel } from './soon-panel';

/** Apart from the panel and the shortcut, too; in a LatePart. */
export const EventsList = lazyPage(() => import('./events-list').then((m) => m.EventsList));
/** Apart from the panel and the shortcut, which come with the dashboard. */
export const EventsPage = lazyPage(() => import('./events-page').then((m) => m.EventsPage));
