import {
  cloneElement,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { lazyOverlay } from './lazy-overlay';
import type { TooltipPanelProps } from './tooltip-panel';

export interface TooltipProps {
  /** "Disabled for demo user" */
  text: string;
  /** The button it explains. It must take focus: `aria-disabled` instead of `disabled`. */
  children: ReactElement<{ 'aria-describedby'?: string; children?: ReactNode }>;
}

const Panel = lazyOverlay<TooltipPanelProps>(() => import('./tooltip-panel').then((m) => m.TooltipPanel));

// Long enough that a mouse passing by opens nothing, and that one can cross the gap to the text.
const OPEN_MS = 250;
const CLOSE_MS = 150;

/**
 * Words about a button on hover, focus and tap. Screen readers get them from a hidden description at any time, so
 * what is fetched and shown is for eyes only.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (next: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), ms);
  };
  const now = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the button inside, which has the role.
    <span
      className="relative inline-flex"
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && later(true, OPEN_MS)}
      onPointerLeave={(event: PointerEvent) => event.pointerType !== 'touch' && later(false, CLOSE_MS)}
      onFocus={(event) => event.target.matches(':focus-visible') && now(true)}
      onBlur={() => now(false)}
      // A finger has no hover: its tap shows the reason (the button itself does nothing then).
      onPointerUp={(event: PointerEvent) => event.pointerType === 'touch' && now(true)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} hidden>
        {text}
      </span>
      {open && <Panel text={text} onOpenChange={now} />}
    </span>
  );
}
