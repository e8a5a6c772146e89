import { valibotResolver } from '@hookform/resolvers/valibot';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { InvitedSchool } from '@/domain/entities/school';
import type { User } from '@/domain/entities/user';
import { type JoinInput, joinSchema } from '@/domain/inputs/account';
import { normalizeCode } from '@/domain/slugs';
import { useInvite } from '@/features/auth';
import { useDraftFile, useDraftStore, useFormDraft } from '@/features/drafts';
import { Button } from '@/ui/button';
import { ProgressBar } from '@/ui/progress-bar';
import { TextField } from '@/ui/text-field';
import { useValidationMessage } from '@/ui/use-validation-message';
import { Acceptance } from './acceptance';
import { membershipStatus, useRequestToJoin } from './api/use-request-to-join';
import { ProblemNote } from './problem-note';
import { ProofField } from './proof-field';
import { withReadableProof } from './readable-proof';

/** Code and document. `user` is null when the sign-in has ended meanwhile. */
export function JoinForm({ user, code }: { user: User | null; code: string | null }) {
  const { t } = useTranslation('joining');
  const problem = useValidationMessage();
  const navigate = useNavigate();
  // By the invitation that was followed: the code of a new one is not what was typed over an old one.
  const formKey = `join.${code ?? ''}`;
  const draft = useDraftStore<Partial<JoinInput>>(formKey);
  const proof = useDraftFile(formKey);
  const [held, hold] = proof;
  const form = useForm<JoinInput>({
    resolver: valibotResolver(withReadableProof(joinSchema)),
    defaultValues: { code: code ?? '', ...(held && { proof: held }) },
  });
  const { register, handleSubmit, control, getValues, formState } = form;
  useFormDraft(form, draft, 'proof');
  const request = useRequestToJoin(user, () => {
    draft.set(null);
    hold(null);
  });
  const { errors } = formState;
  // Looked up when the field is left: a look at every letter would be a read each.
  const [entered, setEntered] = useState(() => normalizeCode(draft.get()?.code ?? '') ?? code);
  const { data: invite } = useInvite(entered);
  const school = invite && { id: invite.schoolId, name: invite.schoolName };
  const known =
    user && school && !request.isPending && !request.isSuccess ? membershipStatus(user, school) : null;
  const proofName = getValues('proof')?.name ?? '';

  return (
    <form
      noValidate
      className="grid gap-5"
      data-draft="kept"
      onSubmit={handleSubmit((input) => request.mutate(input, { onSuccess: () => navigate('/welcome') }))}
    >
      <TextField
        {...register('code', {
          onBlur: () => setEntered(normalizeCode(getValues('code'))),
          onChange: () => setEntered(null),
        })}
        label={t('join.code')}
        hint={invite ? codeOf(t, invite) : t('join.codeHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={problem(errors.code)}
      />
      <Controller
        control={control}
        name="proof"
        render={({ field }) => (
          <ProofField field={field} proof={proof} label={t('join.proof')} error={problem(errors.proof)} />
        )}
      />
      {request.progress !== null && (
        <ProgressBar label={t('join.uploading', { name: proofName })} value={request.progress} />
      )}
      <Acceptance schoolId={school?.id ?? null} />
      <Button type="submit" busy={request.isPending || request.isSuccess} busyLabel={t('join.busy')}>
        {t('join.submit')}
      </Button>
      <ProblemNote error={request.error ?? known} />
    </form>
  );
}

/** Whose code it is, in words: a code says little to people. */
const codeOf = (t: TFunction<'joining'>, { schoolName: school, cityName: city }: InvitedSchool): string =>
  city ? t('join.codeOfCity', { school, city }) : t('join.codeOf', { school });
