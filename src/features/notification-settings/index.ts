import { lazyComponent } from '@/i18n/lazy-component';

export { DeviceKeeper } from './device-keeper';
export { endThisDevice } from './push/end-this-device';

// Apart from what comes with every page.
const WORDS = { messages: ['notification-settings'] } as const;
export const NotificationSettingsPage = lazyComponent(
  () => import('./notification-settings-page').then((m) => m.NotificationSettingsPage),
  WORDS,
);
export const MailChoicesPage = lazyComponent(
  () => import('./mail-choices-page').then((m) => m.MailChoicesPage),
  WORDS,
);
export const DigestOffer = lazyComponent(() => import('./offers').then((m) => m.DigestOffer), WORDS);
export const PushOffer = lazyComponent(() => import('./offers').then((m) => m.PushOffer), WORDS);
