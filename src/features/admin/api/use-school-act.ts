import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SchoolActsPort } from '@/backend/ports/school-acts';
import { useBackend } from '@/backend/react';
import { useRecentSignIn } from '@/features/reauthentication';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import { adminKeys } from './admin-keys';

interface Act<Input> {
  run: (port: SchoolActsPort, input: Input) => Promise<void>;
  /** Says that it is done; null where the screen does. */
  done: ((input: Input) => string) | null;
  failed: string;
}

/** One act on a whole school, once the person has shown that it is them. */
export function useSchoolAct<Input>({ run, done, failed }: Act<Input>) {
  const { admin } = useBackend();
  const client = useQueryClient();
  const { perform } = useRecentSignIn();
  const { show } = useToast();
  const showFailure = useFailureToast();
  const acting = useMutation({
    mutationFn: (input: Input) => perform(async () => run(await (await admin()).schoolActs(), input)),
    onSuccess: (_, input) => {
      if (done) show(done(input), { tone: 'success' });
    },
    onError: (error, input) => showFailure(failed, error, () => acting.mutate(input)),
    onSettled: () =>
      Promise.all(
        [adminKeys.schools, adminKeys.schoolNames].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
  return acting;
}
