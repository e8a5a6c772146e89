import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog';
import { lazyOverlay } from './lazy-overlay';
import { type AskApi, AskContext, type ConfirmOptions } from './use-confirm';

interface Question {
  id: number;
  kind: 'confirm' | 'alert';
  options: ConfirmOptions;
  answer: (yes: boolean) => void;
}

const LazyDialog = lazyOverlay<ConfirmDialogProps>(() =>
  import('./confirm-dialog').then((m) => m.ConfirmDialog),
);

/** Lets anything below ask a question and wait for the answer; questions queue. Put it inside ToastProvider. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const lastId = useRef(0);

  const ask = useCallback((kind: Question['kind'], options: ConfirmOptions | string) => {
    lastId.current += 1;
    const id = lastId.current;
    return new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        resolve(yes);
        setQuestions((now) => now.filter((question) => question.id !== id));
      };
      const asked = typeof options === 'string' ? { title: options } : options;
      setQuestions((now) => [...now, { id, kind, options: asked, answer }]);
    });
  }, []);
  const api = useMemo<AskApi>(
    () => ({
      confirm: (options) => ask('confirm', options),
      alert: (options) => ask('alert', options).then(() => undefined),
    }),
    [ask],
  );

  const [current] = questions;
  return (
    <AskContext value={api}>
      {children}
      {current && (
        <LazyDialog
          key={current.id}
          {...current.options}
          kind={current.kind}
          onAnswer={current.answer}
          // Escape, Cancel, or a dialog that could not be fetched: no. After a yes this changes nothing any more.
          onOpenChange={(open) => !open && current.answer(false)}
        />
      )}
    </AskContext>
  );
}
