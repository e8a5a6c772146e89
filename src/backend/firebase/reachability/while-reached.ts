import { reachability } from '.';
import { unreachableError } from './unreachable-error';

/**
 * What somebody waits for in front of a form, as long as the server can be reached: a request that nobody answers may
 * stay open for minutes. It may still arrive, so only what can be done twice is called by this.
 * @throws unavailable as soon as the server is known to be silent
 */
export async function whileReached<T>(call: () => Promise<T>): Promise<T> {
  if (reachability.isOffline()) throw unreachableError();
  let forget = () => {};
  const silence = new Promise<never>((_, reject) => {
    forget = reachability.subscribe(() => {
      if (reachability.isOffline()) reject(unreachableError());
    });
  });
  try {
    return await Promise.race([call(), silence]);
  } finally {
    forget();
  }
}
