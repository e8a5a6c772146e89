import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { commit, isPending, schedule, subscribe, undo } from './undoable';
import { useToast } from './use-toast';

/** How long an act can be undone, in milliseconds. */
export const UNDO_MS = 10_000;

interface UndoableAction {
  /** Names the act: what waits under it can't be asked for twice. */
  key: string;
  /** What will happen: "Ana will become a moderator." */
  message: string;
  /** Does it. Failures are its own business: the screen it was asked for on may be gone by then. */
  commit: () => Promise<void>;
}

/**
 * Does something ten seconds later, unless it is undone (docs/decisions.md, 33). Until then nothing is written, so
 * nothing has to be restored and no mail has to be taken back. Looking at the message holds the time.
 */
export function useUndoable(): (wanted: UndoableAction) => void {
  const { t } = useTranslation();
  const toast = useToast();
  return useCallback(
    ({ key, message, commit: act }) => {
      const id = toast.show(message, {
        durationMs: UNDO_MS,
        action: { label: t('undo.button'), onAction: () => undoNow(key, () => toast.show(t('undo.done'))) },
        onGone: () => void commit(key),
      });
      schedule(key, { commit: act, onSettled: () => toast.dismiss(id) });
    },
    [t, toast],
  );
}

/** Forgets it. The button that did it leaves with its message: focus goes back to the control that was acted on. */
function undoNow(key: string, say: () => void): void {
  if (!undo(key)) return;
  say();
  // Once the control is usable again.
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const controls = document.querySelectorAll<HTMLElement>('[data-acts]');
    [...controls].find((control) => control.dataset.acts === key)?.focus();
  });
}

interface PendingAction {
  waits: boolean;
  undo: () => void;
  /** For the control that asks for the act: it gets the focus back. */
  control: { 'data-acts': string };
}

/** Whether an act waits, and the way to undo it beside what it is about. */
export function usePendingAction(key: string): PendingAction {
  const { t } = useTranslation();
  const toast = useToast();
  const waits = useSyncExternalStore(
    subscribe,
    () => isPending(key),
    () => false,
  );
  return {
    waits,
    undo: () => undoNow(key, () => toast.show(t('undo.done'))),
    control: { 'data-acts': key },
  };
}
