import type { ReactNode } from 'react';
import { SecondFactorRequired } from '@/backend/errors';
import type { CodeDialogProps } from '@/features/second-factor';
import { loadNamespaces } from '@/i18n/i18n';
import { lazyOverlay } from '@/ui/lazy-overlay';

// Few have a second step: neither its form nor its words come with the pages that it may follow on.
const CodeDialog = lazyOverlay<CodeDialogProps>(async () => {
  const [{ CodeDialog }] = await Promise.all([
    import('@/features/second-factor'),
    loadNamespaces(['account']),
  ]);
  return CodeDialog;
});

interface FirstStep {
  error: Error | null;
  /** Forgets the first step, so that it can be taken again. */
  reset: () => void;
}

/**
 * Asks for the code of an authenticator app after a first step that was right. Render `secondStep`; `error` is what
 * else went wrong.
 * @param submit what its button says, if not that it logs in
 */
export function useSecondStep(
  { error, reset }: FirstStep,
  onDone: () => void,
  submit?: string,
): { error: Error | null; secondStep: ReactNode } {
  if (!(error instanceof SecondFactorRequired)) return { error, secondStep: null };
  const secondStep = (
    <CodeDialog
      resume={error.resume}
      onDone={onDone}
      onOpenChange={(open) => !open && reset()}
      submit={submit}
    />
  );
  return { error: null, secondStep };
}
