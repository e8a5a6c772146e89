import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User, UserSchool } from '@/domain/entities/user';
import { MAX_NOTE } from '@/domain/limits';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FormError } from '@/ui/form-error';
import { LoadingText } from '@/ui/spinner';
import { TextArea } from '@/ui/text-area';
import { useRemoveMember } from '../api/use-remove-member';
import { useReason } from '../use-reason';

interface Props {
  user: User;
  name: string;
  school: UserSchool;
  onClose: () => void;
}

/** Takes a member out of a school, with their posts or without. */
export function RemovalDialog({ user, name, school, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const why = useReason();
  const [reason, setReason] = useState('');
  const [withPosts, setWithPosts] = useState(false);
  const { removing, removed, deleted } = useRemoveMember(user, name, school, onClose);
  const busy = removing.isPending;
  const problem = removing.isError
    ? t(removed ? 'removal.postsFailed' : 'removal.failed', { name, reason: why(removing.error) })
    : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      dismissible={!busy}
      title={t('removal.title', { name, school: school.schoolName })}
      description={t('removal.text')}
      footer={
        <>
          <Button variant="secondary" aria-disabled={busy} onClick={onClose}>
            {t(removed ? 'common:close' : 'common:cancel')}
          </Button>
          <Button
            variant="danger"
            busy={busy}
            busyLabel={t('removal.busy')}
            onClick={() => removing.mutate({ withPosts, reason })}
          >
            {t(removed ? 'removal.again' : 'removal.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextArea
          label={t('removal.reason')}
          hint={t('removal.reasonHint')}
          optional
          maxLength={MAX_NOTE}
          disabled={busy || removed}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <fieldset disabled={busy || removed} className="grid">
          <legend className="mb-1 font-semibold text-sm">{t('removal.posts')}</legend>
          {[false, true].map((value) => (
            <label key={String(value)} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="posts"
                className="size-5 shrink-0 accent-accent"
                checked={withPosts === value}
                onChange={() => setWithPosts(value)}
              />
              {t(value ? 'removal.delete' : 'removal.keep')}
            </label>
          ))}
        </fieldset>
        <div role="status" className="empty:hidden">
          {busy && removed && <LoadingText>{t('removal.deleted', { count: deleted })}</LoadingText>}
        </div>
        <FormError message={problem} />
      </div>
    </Dialog>
  );
}
