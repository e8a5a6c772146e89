import { useCallback, useEffect } from 'react';
import type { Backend } from '..';
import { fetched } from '../fetched';
import { useBackendSource } from './backend-context';

/**
 * For forms that are there before the backend: begins to load it once the form is on screen, and gives a call that waits
 * for it, with another try after a failure.
 */
export function useLateBackend(): () => Promise<Backend> {
  const source = useBackendSource();
  const arrive = useCallback(() => {
    source.renew();
    return fetched(source.promise);
  }, [source]);
  useEffect(() => {
    // A failure is told by the source to everybody.
    arrive().catch(() => undefined);
  }, [arrive]);
  return arrive;
}
