import errors from '@/messages/en/errors.json';
import { bringMessages } from './i18n';

/**
 * Adds the words for what a backend refused or failed to do. Whatever talks to one calls this before it is drawn: when
 * it fails, nothing more may be there to be fetched.
 */
export const bringErrorMessages = (): void => bringMessages('errors', errors);
