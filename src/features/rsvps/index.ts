import { lazyComponent } from '@/i18n/lazy-component';

export { RsvpCount } from './rsvp-count';

// In a LazyBoundary: the page of an event is there before it.
export const RsvpPanel = lazyComponent(() => import('./rsvp-panel').then((m) => m.RsvpPanel), {
  messages: ['rsvps'],
});
