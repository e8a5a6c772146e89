import { valibotResolver } from '@hookform/resolvers/valibot';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { proofSchema } from '@/domain/inputs/account';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { ProgressBar } from '@/ui/progress-bar';
import { useErrorMessage } from '@/ui/use-error-message';
import { useValidationMessage } from '@/ui/use-validation-message';
import { useProofToReplace, useReplaceProof } from './api/use-replace-proof';
import { ProofField } from './proof-field';
import { withReadableProof } from './readable-proof';

interface Props {
  request: PendingRequest;
  onDone: (sent: boolean) => void;
}

/** Another document for a request that waits; the one before is deleted. */
export function ReplaceForm({ request, onDone }: Props) {
  const { t } = useTranslation('joining');
  const problem = useValidationMessage();
  const errorMessage = useErrorMessage();
  const proof = useProofToReplace(request.schoolId);
  const [held, hold] = proof;
  const replacing = useReplaceProof(request, () => hold(null));
  const { control, handleSubmit, getValues } = useForm<{ proof: File }>({
    resolver: valibotResolver(withReadableProof(proofSchema)),
    defaultValues: held ? { proof: held } : {},
  });
  const code = replacing.error && errorCode(replacing.error);
  return (
    <form
      noValidate
      className="grid gap-4 border-line border-t pt-4"
      onSubmit={handleSubmit(({ proof }) => replacing.mutate(proof, { onSuccess: () => onDone(true) }))}
    >
      <Controller
        control={control}
        name="proof"
        render={({ field, fieldState }) => (
          <ProofField
            field={field}
            proof={proof}
            label={t('status.newDocument')}
            error={problem(fieldState.error)}
          />
        )}
      />
      {replacing.progress !== null && (
        <ProgressBar
          label={t('join.uploading', { name: getValues('proof')?.name ?? '' })}
          value={replacing.progress}
        />
      )}
      <FormError
        message={code && (code === 'permission-denied' ? t('status.tooSoon') : errorMessage(replacing.error))}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={replacing.isPending} busyLabel={t('join.busy')}>
          {t('status.send')}
        </Button>
        <Button
          variant="secondary"
          aria-disabled={replacing.isPending}
          onClick={() => {
            hold(null);
            onDone(false);
          }}
        >
          {t('status.cancel')}
        </Button>
      </div>
    </form>
  );
}
