import type { Observer } from '@/backend/live';

/** A live read that tells this at once. */
export const telling =
  <T,>(value: T) =>
  (...input: unknown[]) => {
    (input.at(-1) as Observer<T>).next(value);
    return () => undefined;
  };

/** Fetches the menu about a person. */
export const loadPersonMenu = () => Promise.all([import('./hidden/person-menu'), import('@/ui/menu-panel')]);

/** Fetches what asks before something is posted: no test waits for that. */
export const loadQuestions = () =>
  Promise.all([import('./ask-before-posting'), import('@/ui/confirm-dialog')]);
