import { useTranslation } from 'react-i18next';
import { MAX_PROOF_BYTES, PROOF_TYPES } from '@/domain/limits';
import type { useDraftFile } from '@/features/drafts';
import { FileField } from '@/ui/file-field';

const ACCEPT = Object.keys(PROOF_TYPES)
  .map((extension) => `.${extension}`)
  .join(',');

interface Props {
  /** What a form's Controller hands out. */
  field: {
    ref: (element: HTMLInputElement | null) => void;
    name: string;
    onBlur: () => void;
    onChange: (proof: File | undefined) => void;
  };
  /** What was chosen before, and where it is held. */
  proof: ReturnType<typeof useDraftFile>;
  label: string;
  error: string | undefined;
}

/** The document that shows that somebody belongs to a school (product §5). */
export function ProofField({
  field: { ref, name, onBlur, onChange },
  proof: [held, hold],
  label,
  error,
}: Props) {
  const { t } = useTranslation('joining');
  return (
    <FileField
      ref={ref}
      name={name}
      onBlur={onBlur}
      label={label}
      hint={t('join.proofHint')}
      accept={ACCEPT}
      maxBytes={MAX_PROOF_BYTES}
      held={held}
      onFile={(file) => {
        hold(file);
        onChange(file ?? undefined);
      }}
      error={error}
    />
  );
}
