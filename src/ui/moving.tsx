import { type ReactNode, useId, ViewTransition } from 'react';
import { prefersCalm } from './prefers-calm';
import { replayPresses } from './replay-presses';
import { skipStillTransitions } from './skip-still-transitions';

// Asked once: a tree that is wrapped differently begins anew, and what was typed or had the focus would be lost. For
// who asks for less motion later the style sheet stands still.
const isCalm = prefersCalm();
if (!isCalm && typeof document !== 'undefined') {
  skipStillTransitions(document);
  replayPresses(document);
}

interface MovingProps {
  /** What it is, the same on the screen before and after: it moves from one place to the other. */
  name: string;
  children: ReactNode;
}

/** Something that is on two screens and moves from where it was on one to where it is on the other. */
export const Moving = ({ name, children }: MovingProps) =>
  isCalm ? (
    children
  ) : (
    <ViewTransition name={name} share="moving" default="none">
      {children}
    </ViewTransition>
  );

/**
 * In place of a transition. The ids of what is in it are made from where it stands, and a build draws forms in a transition:
 * one that asks for an id counts as much.
 */
function Still({ children }: { children: ReactNode }) {
  useId();
  return children;
}

/** A page, whose key says which: one fades into the next. */
export const Turning = ({ children }: { children: ReactNode }) =>
  isCalm ? (
    <Still>{children}</Still>
  ) : (
    <ViewTransition enter="turning" exit="turning" default="none">
      {children}
    </ViewTransition>
  );
