const TYPED_IN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether keys pressed in an element belong to it. */
export const isTypedIn = (element: EventTarget | null): boolean =>
  element instanceof Element && element.closest(TYPED_IN) !== null;
