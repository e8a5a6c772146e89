import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PROOF_BYTES, PROOF_TYPES } from '@/domain/limits';
import { FileField } from '@/ui/file-field';
import { losesOnReload } from '@/unsaved';

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
  label: string;
  error: string | undefined;
}

/** The document that shows that somebody belongs to a school (spec §5). */
export function ProofField({ field: { ref, name, onBlur, onChange }, label, error }: Props) {
  const { t } = useTranslation('joining');
  const [chosen] = useState({});
  // Documents are never stored (docs/decisions.md 45): the browser asks before it lets one go.
  useEffect(() => () => losesOnReload(chosen, false), [chosen]);
  return (
    <FileField
      ref={ref}
      name={name}
      onBlur={onBlur}
      label={label}
      hint={t('join.proofHint')}
      accept={ACCEPT}
      maxBytes={MAX_PROOF_BYTES}
      onFile={(file) => {
        losesOnReload(chosen, file !== null);
        onChange(file ?? undefined);
      }}
      error={error}
    />
  );
}
