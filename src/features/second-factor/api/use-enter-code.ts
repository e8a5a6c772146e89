import { useMutation } from '@tanstack/react-query';

/** Goes on with what asked for the code of an authenticator app. */
export function useEnterCode(resume: (code: string) => Promise<void>) {
  return useMutation({ mutationFn: (code: string) => resume(code) });
}
