import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { emailAddress, requiredText } from '@/domain/fields';
import { MAX_NAME } from '@/domain/limits';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import { useValidationMessage } from '@/ui/use-validation-message';

const choiceSchema = v.object({ name: requiredText(MAX_NAME), email: emailAddress });
type Choice = v.InferOutput<typeof choiceSchema>;

export interface GoogleChooserProps {
  onChoose: (choice: Choice) => void;
  onOpenChange: (open: boolean) => void;
}

/** Any name and address as a Google account of the local backend. */
export function GoogleChooser({ onChoose, onOpenChange }: GoogleChooserProps) {
  const { t } = useTranslation('auth');
  const problem = useValidationMessage();
  const { register, handleSubmit, formState } = useForm<Choice>({
    resolver: valibotResolver(choiceSchema),
    defaultValues: { name: '', email: '' },
  });
  const { errors } = formState;
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t('chooser.title')}
      description={t('chooser.description')}
    >
      <form noValidate onSubmit={handleSubmit(onChoose)} className="grid gap-5">
        <TextField {...register('name')} label={t('chooser.name')} error={problem(errors.name)} />
        <TextField
          {...register('email')}
          type="email"
          label={t('chooser.email')}
          error={problem(errors.email)}
        />
        <Button type="submit" className="justify-self-end">
          {t('chooser.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
