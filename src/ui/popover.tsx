import { lazyOverlay } from './lazy-overlay';
import { type OpenedPanelProps, PanelTrigger, type TriggerElement } from './panel-trigger';
import type { PopoverPanelProps } from './popover-panel';

export interface PopoverProps extends Omit<PopoverPanelProps, keyof OpenedPanelProps> {
  trigger: TriggerElement;
}

const Panel = lazyOverlay<PopoverPanelProps>(() => import('./popover-panel').then((m) => m.PopoverPanel));

/** A small window beside its button: the newest notifications, say. */
export function Popover({ trigger, ...rest }: PopoverProps) {
  return (
    <PanelTrigger trigger={trigger} popup="dialog" preload={Panel.preload}>
      {(panel) => <Panel {...rest} {...panel} />}
    </PanelTrigger>
  );
}
