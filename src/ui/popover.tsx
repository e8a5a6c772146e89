import type { ReactNode } from 'react';
import { lazyPart } from './lazy-part';
import { OpenedBy, type OpenedPanelProps, type TriggerElement } from './opened-by';

export interface PopoverProps {
  trigger: TriggerElement;
  /** What it holds, for screen readers. */
  label: string;
  /** The content; `close` shuts it (after following a link, say). */
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'end';
}

export type PopoverPanelProps = Omit<PopoverProps, 'trigger'> & OpenedPanelProps;

const Panel = lazyPart<PopoverPanelProps>(() => import('./popover-panel').then((m) => m.PopoverPanel));

/** A small window beside its button: the newest notifications, say. */
export function Popover({ trigger, ...rest }: PopoverProps) {
  return (
    <OpenedBy trigger={trigger} popup="dialog" preload={Panel.preload}>
      {(panel) => <Panel {...rest} {...panel} />}
    </OpenedBy>
  );
}
