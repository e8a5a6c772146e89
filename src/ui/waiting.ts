import { createContext, useContext, useEffect } from 'react';

/** Told by everything on screen that waits for its first data; the answer ends the waiting. */
export type OnWaiting = () => () => void;

export const WaitingContext = createContext<OnWaiting | null>(null);

/** Says that somebody looks at a blank while this is on screen. */
export function useWaiting(): void {
  const onWaiting = useContext(WaitingContext);
  useEffect(() => onWaiting?.(), [onWaiting]);
}
