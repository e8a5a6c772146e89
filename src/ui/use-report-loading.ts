import { createContext, useContext, useEffect } from 'react';

/** Told by everything on screen that waits for its first data; the answer ends the waiting. */
export type OnLoading = () => () => void;

export const LoadingContext = createContext<OnLoading | null>(null);

/** Says that somebody looks at a blank while this is on screen. */
export function useReportLoading(): void {
  const onWaiting = useContext(LoadingContext);
  useEffect(() => onWaiting?.(), [onWaiting]);
}
