import { BackendError } from '../errors';

/** Every write of the demo. The screens do not offer them; this is for what they forget. */
export const refuse = (): Promise<never> => Promise.reject(new BackendError('read-only'));
