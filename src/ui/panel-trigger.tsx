import {
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface TriggerProps {
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
}

/** The button that opens something: a Button or IconButton. */
export type TriggerElement = ReactElement<TriggerProps>;

export interface OpenedPanelProps {
  onOpenChange: (open: boolean) => void;
  restoreFocus: (event: Event) => void;
  /** A press on the button itself is the button's to handle, else it would close and open again. */
  ignoreTrigger: (event: Event) => void;
  /** The landmark or dialog around the button: the panel belongs in it and is not cut off by a card. */
  container: HTMLElement | undefined;
}

const LANDMARKS = '[role="dialog"], [role="alertdialog"], main, header, nav, aside, footer';

interface Props {
  trigger: TriggerElement;
  popup: 'menu' | 'dialog';
  preload: () => void;
  /** Its button was pressed before it was there. */
  startsOpen?: boolean | undefined;
  children: (panel: OpenedPanelProps) => ReactNode;
}

/**
 * A button and what it opens beside itself. The button is there from the start while the panel's library is only
 * fetched on interest, so the panel places itself over the box around the button and hands focus back through it.
 */
export function PanelTrigger({ trigger, popup, preload, startsOpen = false, children }: Props) {
  const [open, setOpen] = useState(startsOpen);
  const box = useRef<HTMLSpanElement>(null);
  /** The button, once it was pressed. */
  const [button, setButton] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (startsOpen) setButton(box.current?.querySelector('button') ?? null);
  }, [startsOpen]);
  const restoreFocus = (event: Event) => {
    event.preventDefault();
    // What was chosen may have taken it.
    if (document.activeElement === document.body) button?.focus();
  };
  const ignoreTrigger = (event: Event) => {
    if (event.target instanceof Node && button?.contains(event.target)) event.preventDefault();
  };
  const container = button?.closest<HTMLElement>(LANDMARKS) ?? undefined;
  const toggle = (event: MouseEvent<HTMLElement>) => {
    setButton(event.currentTarget);
    setOpen((now) => !now);
  };
  return (
    <span ref={box} className="relative inline-flex">
      {cloneElement(trigger, {
        'aria-haspopup': popup,
        'aria-expanded': open,
        onClick: toggle,
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {open && button && children({ onOpenChange: setOpen, restoreFocus, ignoreTrigger, container })}
    </span>
  );
}
