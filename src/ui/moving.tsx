import { type ReactNode, ViewTransition } from 'react';
import { prefersCalm } from './prefers-calm';

interface MovingProps {
  /** What it is, the same on the screen before and after: it moves from one place to the other. */
  name: string;
  children: ReactNode;
}

/** Something that is on two screens and moves from where it was on one to where it is on the other. */
export const Moving = ({ name, children }: MovingProps) =>
  prefersCalm() ? (
    children
  ) : (
    <ViewTransition name={name} share="moving" default="none">
      {children}
    </ViewTransition>
  );

/** A page, whose key says which: one fades into the next. */
export const Turning = ({ children }: { children: ReactNode }) =>
  prefersCalm() ? (
    children
  ) : (
    <ViewTransition enter="turning" exit="turning" default="none">
      {children}
    </ViewTransition>
  );
