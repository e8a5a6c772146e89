import { useMutation } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';
import { useAccountChooser } from '../use-account-chooser';

/** Signs in with Google, with a new account where there is none. Render `chooser` beside the button. */
export function useGoogleSignIn() {
  const { auth } = useBackend();
  const { chooseAccount, chooser } = useAccountChooser();
  const mutation = useMutation({
    mutationFn: (keepSignedIn: boolean) =>
      auth.signInWithGoogle({ keepSignedIn, ...(chooseAccount && { chooseAccount }) }),
  });
  return { ...mutation, chooser };
}
