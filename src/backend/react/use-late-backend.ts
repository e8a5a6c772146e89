import { useCallback, useEffect } from 'react';
import type { Backend } from '..';
import { fetched } from '../fetched';
import { useBackendSource } from './backend-context';

/** Time to paint the form: its backend is as much code as the page, and nobody has typed anything so soon. */
const PAINTED_MS = 100;

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
    const timer = setTimeout(() => arrive().catch(() => undefined), PAINTED_MS);
    return () => clearTimeout(timer);
  }, [arrive]);
  return arrive;
}
