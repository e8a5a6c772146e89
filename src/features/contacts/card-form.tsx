import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import type { ContactCard } from '@/domain/entities/contact';
import { type ContactCardInput, contactCardInputSchema } from '@/domain/inputs/contact';
import { useDrafts, useFormDraft } from '@/features/drafts';
import { useMe } from '@/features/session';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { Loaded } from '@/ui/loaded';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { TextField } from '@/ui/text-field';
import { useValidationMessage } from '@/ui/use-validation-message';
import { useContactCard } from './api/use-contact-card';
import { useSaveCard } from './api/use-save-card';

/** One's own contact details: nobody sees them but whom one gives them to. */
export function CardForm() {
  const { t } = useTranslation('contacts');
  const { uid } = useMe();
  const card = useContactCard(uid);
  return (
    <Loaded read={card} failedText={t('loadFailed')} loading={<CardWaiting />}>
      {(saved) => <Form saved={saved} />}
    </Loaded>
  );
}

/** As high as the form. */
export const CardWaiting = () => (
  <SkeletonGroup className="min-h-75 content-start">
    <SkeletonLines lines={6} />
  </SkeletonGroup>
);

function Form({ saved }: { saved: ContactCard | null }) {
  const { t } = useTranslation(['contacts', 'errors']);
  const say = useValidationMessage();
  const saving = useSaveCard();
  const form = useForm<ContactCardInput>({
    resolver: valibotResolver(contactCardInputSchema),
    defaultValues: { phone: saved?.phone ?? '', email: saved?.email ?? '' },
  });
  const draft = useDrafts()<ContactCardInput>('contact-card');
  useFormDraft(form, draft);
  const { register, handleSubmit, formState } = form;
  const code = saving.error && errorCode(saving.error);
  const submit = (input: ContactCardInput) => saving.mutate(input, { onSuccess: () => draft.set(null) });
  return (
    <form noValidate data-draft="kept" className="grid max-w-md gap-5" onSubmit={handleSubmit(submit)}>
      <p>{t('card.lead')}</p>
      <TextField
        {...register('phone')}
        type="tel"
        label={t('card.phone')}
        autoComplete="tel"
        optional
        error={say(formState.errors.phone)}
      />
      <TextField
        {...register('email')}
        type="email"
        label={t('card.email')}
        autoComplete="email"
        optional
        error={say(formState.errors.email)}
      />
      <Button
        type="submit"
        className="justify-self-start"
        busy={saving.isPending}
        busyLabel={t('card.saving')}
      >
        {t('card.save')}
      </Button>
      <div>
        <FormError message={code && t(`errors:${code}`)} />
        <div role="status">
          {saving.isSuccess && <p className="font-medium text-success">{t('card.saved')}</p>}
        </div>
      </div>
    </form>
  );
}
