import { lateMenu } from '@/ui/late-menu';
import type { EventMenuProps } from './event-menu';

/** What can be done with an event, fetched when somebody reaches for it. */
export const LateEventMenu = lateMenu<EventMenuProps>(() => import('./event-menu').then((m) => m.EventMenu), {
  messages: ['calendar'],
});
