import { Anchor, Content, Portal, Root } from 'radix-ui/popover';
import type { ReactNode } from 'react';
import type { OpenedPanelProps } from './panel-trigger';

export interface PopoverPanelProps extends OpenedPanelProps {
  /** What it holds, for screen readers. */
  label: string;
  /** The content; `close` shuts it (after following a link, say). */
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'end';
}

/** The inside of Popover, in a chunk of its own. */
export function PopoverPanel({
  label,
  children,
  align = 'end',
  onOpenChange,
  restoreFocus,
  ignoreTrigger,
  container,
}: PopoverPanelProps) {
  return (
    <Root open onOpenChange={onOpenChange}>
      <Anchor className="pointer-events-none absolute inset-0" />
      <Portal container={container}>
        <Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={restoreFocus}
          onInteractOutside={ignoreTrigger}
          className="z-40 max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1rem)] animate-rise overflow-y-auto rounded-md border border-line bg-surface p-4 text-ink shadow-floating"
        >
          {children(() => onOpenChange(false))}
        </Content>
      </Portal>
    </Root>
  );
}
