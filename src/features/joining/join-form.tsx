import { valibotResolver } from '@hookform/resolvers/valibot';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '@/domain/entities/user';
import { joinSchema } from '@/domain/inputs/account';
import { Button } from '@/ui/button';
import { ProgressBar } from '@/ui/progress-bar';
import { TextField } from '@/ui/text-field';
import { useProblem } from '@/ui/use-problem';
import { useRequestToJoin } from './api/request-to-join';
import { ProblemNote } from './problem-note';
import { ProofField } from './proof-field';

/** Code and document (spec §2 /join-school). `user` is null when the sign-in has ended meanwhile. */
export function JoinForm({ user, code }: { user: User | null; code: string | null }) {
  const { t } = useTranslation('joining');
  const problem = useProblem();
  const navigate = useNavigate();
  const request = useRequestToJoin(user);
  const { register, handleSubmit, control, getValues, formState } = useForm({
    resolver: valibotResolver(joinSchema),
    defaultValues: { code: code ?? '' },
  });
  const { errors } = formState;
  const proofName = getValues('proof')?.name ?? '';

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit((input) => request.mutate(input, { onSuccess: () => navigate('/welcome') }))}
    >
      <TextField
        {...register('code')}
        label={t('join.code')}
        hint={t('join.codeHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={problem(errors.code)}
      />
      <Controller
        control={control}
        name="proof"
        render={({ field }) => (
          <ProofField field={field} label={t('join.proof')} error={problem(errors.proof)} />
        )}
      />
      {request.progress !== null && (
        <ProgressBar label={t('join.uploading', { name: proofName })} value={request.progress} />
      )}
      <Button type="submit" busy={request.isPending || request.isSuccess} busyLabel={t('join.busy')}>
        {t('join.submit')}
      </Button>
      <ProblemNote error={request.error} />
    </form>
  );
}
