import type { KeyboardEvent } from 'react';

const FIELD = 'input[type="search"]';

/** Marks what the arrow keys stop at. */
export const STOP = { 'data-stop': '' };

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (([...key].length === 1 && key !== ' ') || key === 'Backspace') && !ctrlKey && !metaKey && !altKey;

/**
 * Moves the focus between the field and what was found with the arrow keys. Who goes on typing is taken back to the
 * field, which gets the letter.
 */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.nativeEvent.isComposing) return;
  const stops = [
    ...(event.currentTarget
      .closest('[role="dialog"]')
      ?.querySelectorAll<HTMLElement>(`${FIELD}, [data-stop]`) ?? []),
  ].filter((stop) => !stop.closest('[hidden]'));
  const step = STEPS[event.key];
  if (step) {
    event.preventDefault();
    stops[stops.indexOf(event.currentTarget) + step]?.focus();
  } else if (isTyped(event)) stops[0]?.focus();
}
