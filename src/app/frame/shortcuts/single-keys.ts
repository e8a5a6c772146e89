import { storedText } from '@/stored';

/** Not a person's, as whoever uses this device has its keyboard: logging out leaves it. */
const stored = storedText('local', 'singleKeys');

/** Whether keys without a modifier do something; they can be switched off (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => stored.get() === null;

export const switchSingleKeys = (on: boolean): void => void stored.set(on ? null : 'off');
