import { Content, Item, Label, Portal, Root, Separator, Trigger } from 'radix-ui/dropdown-menu';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx';
import type { OpenedPanelProps } from './panel-trigger';

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

export interface MenuPanelProps extends OpenedPanelProps {
  /** What the menu is, for screen readers. */
  label: string;
  items: readonly MenuItem[];
  /** Not an item: the name of who is signed in, say. */
  heading?: ReactNode;
  align?: 'start' | 'end';
}

const itemStyle = (item: MenuItem) =>
  cx(
    'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 outline-none [&_svg]:size-5 [&_svg]:shrink-0',
    'data-[disabled]:cursor-not-allowed data-[disabled]:opacity-60',
    item.tone === 'danger'
      ? 'text-danger data-[highlighted]:bg-danger-soft'
      : 'data-[highlighted]:bg-accent-soft [&_svg]:text-muted',
  );

/** The inside of Menu, in a chunk of its own. */
export function MenuPanel({
  label,
  items,
  heading,
  align = 'end',
  onOpenChange,
  restoreFocus,
  ignoreTrigger,
  container,
}: MenuPanelProps) {
  return (
    <Root open modal={false} onOpenChange={onOpenChange}>
      {/* The real trigger was there before this chunk; this stands in for it to place the menu by. */}
      <Trigger asChild>
        <span aria-hidden tabIndex={-1} className="pointer-events-none absolute inset-0" />
      </Trigger>
      <Portal container={container}>
        <Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          tabIndex={0}
          aria-label={label}
          aria-labelledby={undefined}
          onCloseAutoFocus={restoreFocus}
          onInteractOutside={ignoreTrigger}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-[min(14rem,calc(100vw-1rem))] max-w-[calc(100vw-1rem)] animate-rise overflow-y-auto rounded-md border border-line bg-surface p-1.5 text-ink shadow-floating"
        >
          {heading && <Label className="px-3 pt-1.5 pb-2 text-muted text-sm">{heading}</Label>}
          {items.map((item) => (
            <Fragment key={item.label}>
              {item.separated && <Separator className="mx-3 my-1.5 h-px bg-line" />}
              {item.to ? (
                <Item asChild disabled={item.disabled} onSelect={item.onSelect}>
                  <Link to={item.to} className={itemStyle(item)}>
                    {item.icon}
                    {item.label}
                    {item.badge}
                  </Link>
                </Item>
              ) : (
                <Item disabled={item.disabled} onSelect={item.onSelect} className={itemStyle(item)}>
                  {item.icon}
                  {item.label}
                  {item.badge}
                </Item>
              )}
            </Fragment>
          ))}
        </Content>
      </Portal>
    </Root>
  );
}
