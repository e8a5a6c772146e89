import { useTranslation } from 'react-i18next';
import { Dialog } from '@/ui/dialog';
import { CodeForm } from './code-form';
import { LostPhone } from './lost-phone';

export interface CodeDialogProps {
  resume: (code: string) => Promise<void>;
  onDone: () => void;
  onOpenChange: (open: boolean) => void;
  /** What the code is for, if not for logging in. */
  submit?: string | undefined;
}

/** The second step, over the page on which the first one was right. */
export function CodeDialog({ resume, onDone, onOpenChange, submit }: CodeDialogProps) {
  const { t } = useTranslation('account');
  return (
    <Dialog
      open
      // A press beside it would lose the step: people look for their phone meanwhile.
      dismissible={false}
      onOpenChange={onOpenChange}
      title={t('code.title')}
      description={t('code.lead')}
    >
      <CodeForm
        resume={resume}
        onDone={onDone}
        onBack={() => onOpenChange(false)}
        submit={submit ?? t('code.submit')}
        back={t('code.back')}
        hint={<LostPhone />}
      />
    </Dialog>
  );
}
