import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useRequestDeletion } from './api/use-request-deletion';

/** Asks what is to become of the posts, and begins the week after which the account is deleted. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['my-data', 'common']);
  const [keepPosts, setKeepPosts] = useState(true);
  const deleting = useRequestDeletion();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('deletion.dialogTitle')}
      description={t('deletion.dialogText')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="danger"
            busy={deleting.isPending}
            busyLabel={t('deletion.busy')}
            onClick={() => deleting.mutate(keepPosts, { onSuccess: onClose })}
          >
            {t('deletion.submit')}
          </Button>
        </>
      }
    >
      <fieldset className="grid">
        <legend className="mb-1 font-semibold text-sm">{t('deletion.posts')}</legend>
        {[true, false].map((value) => (
          <label key={String(value)} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="posts"
              className="size-5 shrink-0 accent-accent"
              checked={keepPosts === value}
              onChange={() => setKeepPosts(value)}
            />
            {t(value ? 'deletion.keep' : 'deletion.delete')}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
