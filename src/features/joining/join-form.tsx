import { valibotResolver } from '@hookform/resolvers/valibot';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '@/domain/entities/user';
import { joinSchema } from '@/domain/inputs/account';
import { MAX_PROOF_BYTES, PROOF_TYPES } from '@/domain/limits';
import { Button } from '@/ui/button';
import { FileField } from '@/ui/file-field';
import { ProgressBar } from '@/ui/progress-bar';
import { TextField } from '@/ui/text-field';
import { useProblem } from '@/ui/use-problem';
import { useRequestToJoin } from './api/request-to-join';
import { ProblemNote } from './problem-note';

const ACCEPT = Object.keys(PROOF_TYPES)
  .map((extension) => `.${extension}`)
  .join(',');

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
          <FileField
            ref={field.ref}
            name={field.name}
            label={t('join.proof')}
            hint={t('join.proofHint')}
            accept={ACCEPT}
            maxBytes={MAX_PROOF_BYTES}
            onBlur={field.onBlur}
            onFile={(file) => field.onChange(file ?? undefined)}
            error={problem(errors.proof)}
          />
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
