import type { DialogProps } from './dialog-panel';
import { lazyOverlay } from './lazy-overlay';

const Panel = lazyOverlay<DialogProps>(() => import('./dialog-panel').then((m) => m.DialogPanel));

/** A window over the page; a sheet from below on a phone. Focus goes in, stays in and comes back. */
export function Dialog(props: DialogProps) {
  return props.open ? <Panel {...props} /> : null;
}
