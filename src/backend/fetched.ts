import { BackendError } from './errors';

/** Runs a dynamic import. Code that cannot be fetched is unavailable, like everything else that the server has. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw new BackendError('unavailable', { cause: error });
  }
}
