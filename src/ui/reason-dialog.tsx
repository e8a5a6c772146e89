import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Dialog } from './dialog';
import { TextArea } from './text-area';

interface Props {
  title: string;
  text: string;
  /** What the person it is about will read, optional. */
  reason: {
    label: string;
    hint: string;
    maxLength: number;
    value: string;
    onChange: (reason: string) => void;
  };
  submit: string;
  onSubmit: () => void;
  onClose: () => void;
  /** What else there is to choose. */
  children?: ReactNode;
}

/** Asks before something that can't be taken back is done to somebody, and for a reason. */
export function ReasonDialog({ title, text, reason, submit, onSubmit, onClose, children }: Props) {
  const { t } = useTranslation();
  // The field says so.
  const isTooLong = reason.value.trim().length > reason.maxLength;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" aria-disabled={isTooLong} onClick={() => !isTooLong && onSubmit()}>
            {submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextArea
          data-draft="kept"
          label={reason.label}
          hint={reason.hint}
          optional
          maxLength={reason.maxLength}
          value={reason.value}
          onChange={(event) => reason.onChange(event.target.value)}
        />
        {children}
      </div>
    </Dialog>
  );
}
