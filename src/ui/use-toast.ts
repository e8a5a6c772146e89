import { createContext, useContext } from 'react';
import type { Tone } from './tone';

export interface ToastOptions {
  tone?: Tone;
  /** A way out: Retry after a failure, Undo after a deletion. The toast then stays until dismissed or used. */
  action?: { label: string; onAction: () => void };
  /** How long it stays; toasts with an action and errors stay until dismissed unless this says otherwise. */
  durationMs?: number;
  /** Called once it has left in any way: by time, by hand, by its action, or taken away. It is never pushed out. */
  onGone?: () => void;
}

export interface ToastApi {
  /** Shows a message and returns its id. */
  show: (message: string, options?: ToastOptions) => string;
  /** Takes one away early (what it warned of is over). */
  dismiss: (id: string) => void;
}

export const ToastContext = createContext<ToastApi | null>(null);

/** Says what happened in a corner of the screen. Needs a ToastProvider above. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
}
