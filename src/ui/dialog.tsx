import type { ReactNode } from 'react';
import { lazyPart } from './lazy-part';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A sentence under the title. */
  description?: string;
  children?: ReactNode;
  /** Buttons at the lower edge. */
  footer?: ReactNode;
  size?: 'md' | 'lg';
  /** False keeps it open on Escape and on a click beside it: something typed would be lost. */
  dismissible?: boolean;
}

const Panel = lazyPart<DialogProps>(() => import('./dialog-panel').then((m) => m.DialogPanel));

/** A window over the page; a sheet from below on a phone. Focus goes in, stays in and comes back. */
export function Dialog(props: DialogProps) {
  return props.open ? <Panel {...props} /> : null;
}
