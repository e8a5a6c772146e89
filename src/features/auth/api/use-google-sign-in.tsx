import { useMutation } from '@tanstack/react-query';
import { useBackendState, useLateBackend } from '@/backend/react';
import { forgetAuthDrafts } from '../auth-drafts';
import { useAccountChooser } from '../use-account-chooser';
import { useSecondStep } from '../use-second-step';

/**
 * Signs in with Google, with a new account where there is none. Render `chooser` beside the button, and disable it while
 * `isArriving`: browsers open Google's window only right after a press.
 */
export function useGoogleSignIn() {
  const { backend, error } = useBackendState();
  const arrive = useLateBackend();
  const { chooseAccount, chooser } = useAccountChooser();
  const mutation = useMutation({
    mutationFn: async (keepSignedIn: boolean) =>
      (await arrive()).auth.signInWithGoogle({ keepSignedIn, ...(chooseAccount && { chooseAccount }) }),
    onSuccess: forgetAuthDrafts,
  });
  const { error: failure, secondStep } = useSecondStep(mutation, forgetAuthDrafts);
  const asked = (
    <>
      {chooser}
      {secondStep}
    </>
  );
  return { ...mutation, error: failure, chooser: asked, isArriving: !backend && error === null };
}
