import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { ProgressBar } from '@/ui/progress-bar';
import { LoadingText } from '@/ui/spinner';
import { useErrorMessage } from '@/ui/use-error-message';
import type { ChosenPicture } from './use-picture';

/** The profile picture with what can be done to it. */
export function PictureField({
  id,
  name,
  chosen,
  progress,
  disabled,
}: {
  id: string;
  name: string;
  chosen: ChosenPicture;
  progress: number | null;
  /** What is chosen is being saved. */
  disabled: boolean;
}) {
  const { t } = useTranslation('profile');
  const errorMessage = useErrorMessage();
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset data-draft={chosen.preparing ? 'lost' : undefined} disabled={disabled} className="grid gap-2">
      <legend className="mb-2 font-semibold text-sm">{t('picture')}</legend>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar id={id} name={name} src={chosen.shown} size="xl" />
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/webp"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) void chosen.choose(file);
              // The same file can be chosen again after it was removed.
              event.target.value = '';
            }}
          />
          <Button variant="secondary" onClick={() => input.current?.click()}>
            {t('choosePicture')}
          </Button>
          {chosen.shown && (
            <Button variant="quiet" onClick={chosen.remove}>
              {t('removePicture')}
            </Button>
          )}
        </div>
      </div>
      <p className="text-muted text-sm">{t('pictureHint')}</p>
      <div role="status" className="empty:hidden">
        {chosen.preparing && <LoadingText>{t('preparing')}</LoadingText>}
      </div>
      <FormError message={chosen.failure ? errorMessage(chosen.failure, t('pictureFailed')) : undefined} />
      {progress !== null && <ProgressBar label={t('uploading')} value={progress} />}
    </fieldset>
  );
}
