import { createContext, useContext, useEffect } from 'react';

/** Called by a component that begins to wait for its first data; what it returns is called when the data is there. */
export type OnLoading = () => () => void;

export const LoadingContext = createContext<OnLoading | null>(null);

/** Reports that a placeholder is on screen as long as the component is mounted. */
export function useReportLoading(): void {
  const onWaiting = useContext(LoadingContext);
  useEffect(() => onWaiting?.(), [onWaiting]);
}
