import { lazyOverlay } from './lazy-overlay';
import type { MenuPanelProps } from './menu-panel';
import { type OpenedPanelProps, PanelTrigger, type TriggerElement } from './panel-trigger';

export type { MenuItem } from './menu-panel';

export interface MenuProps extends Omit<MenuPanelProps, keyof OpenedPanelProps> {
  trigger: TriggerElement;
  /** Its button was pressed before it was there. */
  startsOpen?: boolean | undefined;
}

const Panel = lazyOverlay<MenuPanelProps>(() => import('./menu-panel').then((m) => m.MenuPanel));

/** A list of things to do behind a button. */
export function Menu({ trigger, startsOpen, ...rest }: MenuProps) {
  return (
    <PanelTrigger trigger={trigger} popup="menu" preload={Panel.preload} startsOpen={startsOpen}>
      {(panel) => <Panel {...rest} {...panel} />}
    </PanelTrigger>
  );
}
