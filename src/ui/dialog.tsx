import type { DialogProps } from './dialog-panel';
import { lazyPart } from './lazy-part';

const Panel = lazyPart<DialogProps>(() => import('./dialog-panel').then((m) => m.DialogPanel));

/** A window over the page; a sheet from below on a phone. Focus goes in, stays in and comes back. */
export function Dialog(props: DialogProps) {
  return props.open ? <Panel {...props} /> : null;
}
