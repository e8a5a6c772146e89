import { lazyOverlay } from './lazy-overlay';
import { OpenedBy, type OpenedPanelProps, type TriggerElement } from './opened-by';
import type { PopoverPanelProps } from './popover-panel';

export interface PopoverProps extends Omit<PopoverPanelProps, keyof OpenedPanelProps> {
  trigger: TriggerElement;
}

const Panel = lazyOverlay<PopoverPanelProps>(() => import('./popover-panel').then((m) => m.PopoverPanel));

/** A small window beside its button: the newest notifications, say. */
export function Popover({ trigger, ...rest }: PopoverProps) {
  return (
    <OpenedBy trigger={trigger} popup="dialog" preload={Panel.preload}>
      {(panel) => <Panel {...rest} {...panel} />}
    </OpenedBy>
  );
}
