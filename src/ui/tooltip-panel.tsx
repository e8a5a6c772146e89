import { Arrow, Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip';

export interface TooltipPanelProps {
  text: string;
  onOpenChange: (open: boolean) => void;
}

/** The inside of Tooltip, in a chunk of its own. */
export function TooltipPanel({ text, onOpenChange }: TooltipPanelProps) {
  return (
    <Provider>
      <Root open onOpenChange={onOpenChange}>
        <Trigger asChild>
          <span aria-hidden className="pointer-events-none absolute inset-0" />
        </Trigger>
        <Portal>
          <Content
            aria-hidden
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-rise rounded-md bg-ink px-3 py-2 text-paper text-sm shadow-floating"
          >
            {text}
            <Arrow className="fill-ink" />
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
