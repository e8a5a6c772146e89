import { lazyOverlay } from './lazy-overlay';
import type { MenuPanelProps } from './menu-panel';
import { OpenedBy, type OpenedPanelProps, type TriggerElement } from './opened-by';

export type { MenuItem } from './menu-panel';

export interface MenuProps extends Omit<MenuPanelProps, keyof OpenedPanelProps> {
  trigger: TriggerElement;
}

const Panel = lazyOverlay<MenuPanelProps>(() => import('./menu-panel').then((m) => m.MenuPanel));

/** A list of things to do behind a button. */
export function Menu({ trigger, ...rest }: MenuProps) {
  return (
    <OpenedBy trigger={trigger} popup="menu" preload={Panel.preload}>
      {(panel) => <Panel {...rest} {...panel} />}
    </OpenedBy>
  );
}
