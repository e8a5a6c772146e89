import type { ReactNode } from 'react';
import { lazyPart } from './lazy-part';
import { OpenedBy, type OpenedPanelProps, type TriggerElement } from './opened-by';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** Goes to another screen; else `onSelect` acts. */
  to?: string;
  onSelect?: () => void;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
  /** Beside the label, at the other edge: a number of what waits there. */
  badge?: ReactNode;
  /** A line above this item: a new group begins. */
  separated?: boolean;
}

export interface MenuProps {
  trigger: TriggerElement;
  /** What the menu is, for screen readers. */
  label: string;
  items: readonly MenuItem[];
  /** Not an item: the name of who is signed in, say. */
  heading?: ReactNode;
  align?: 'start' | 'end';
}

export type MenuPanelProps = Omit<MenuProps, 'trigger'> & OpenedPanelProps;

const Panel = lazyPart<MenuPanelProps>(() => import('./menu-panel').then((m) => m.MenuPanel));

/** A list of things to do behind a button. */
export function Menu({ trigger, ...rest }: MenuProps) {
  return (
    <OpenedBy trigger={trigger} popup="menu" preload={Panel.preload}>
      {(panel) => <Panel {...rest} {...panel} />}
    </OpenedBy>
  );
}
