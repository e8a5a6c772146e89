import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { photoWishInputSchema } from '@/domain/inputs/moderation';
import { MAX_PHOTO_WISH } from '@/domain/limits';
import { useDraftValue } from '@/features/drafts';
import { useMe, useSelectedSchool } from '@/features/session';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { Loaded } from '@/ui/loaded';
import { Section } from '@/ui/section';
import { TextArea } from '@/ui/text-area';
import { useErrorMessage } from '@/ui/use-error-message';
import { useToast } from '@/ui/use-toast';
import { usePause } from '../api/use-pause';
import { usePhotoWish } from '../api/use-photo-wish';
import { useSavePhotoWish } from '../api/use-save-photo-wish';
import { PausedBanner } from '../banners/paused-banner';

/** What one's family wishes about pictures at the selected school. */
export function PhotoWishForm() {
  const { t } = useTranslation('community');
  const { uid } = useMe();
  const { schoolId, schoolName } = useSelectedSchool();
  const wish = usePhotoWish(schoolId, uid);
  return (
    <Section title={t('photos.title')} lead={t('photos.lead', { school: schoolName })} className="mt-10">
      <Loaded read={wish}>
        {(saved) => <WishForm key={schoolId} schoolId={schoolId} saved={saved?.text ?? ''} />}
      </Loaded>
    </Section>
  );
}

function WishForm({ schoolId, saved }: { schoolId: string; saved: string }) {
  const { t } = useTranslation('community');
  const [text, setText] = useDraftValue(`photo-wish.${schoolId}.`, saved);
  const [isTried, setTried] = useState(false);
  const saving = useSavePhotoWish(schoolId);
  const paused = usePause(schoolId) !== null;
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = v.safeParse(photoWishInputSchema, { text });
    setTried(true);
    if (!input.success || paused) return;
    const sent = input.output.text;
    saving.mutate(sent, {
      onSuccess: () => {
        setText(saved);
        toast.show(t(sent === '' ? 'photos.taken' : 'photos.saved'), { tone: 'success' });
      },
    });
  };
  return (
    <form noValidate data-draft="kept" onSubmit={submit} className="grid gap-4">
      <TextArea
        label={t('photos.field')}
        hint={t('photos.hint')}
        optional
        rows={2}
        maxLength={MAX_PHOTO_WISH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <PausedBanner schoolId={schoolId} />
      <FormError
        message={isTried && saving.error ? `${t('photos.failed')} ${errorMessage(saving.error)}` : undefined}
      />
      <Button
        type="submit"
        disabled={paused}
        busy={saving.isPending}
        busyLabel={t('photos.saving')}
        className="justify-self-start"
      >
        {t('photos.save')}
      </Button>
    </form>
  );
}
