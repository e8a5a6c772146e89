import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserSchool } from '@/domain/entities/user';
import { MAX_NOTE } from '@/domain/limits';
import { ReasonDialog } from '@/ui/reason-dialog';
import type { Removal } from '../api/use-remove-member';

interface Props {
  name: string;
  school: UserSchool;
  onRemove: (removal: Removal) => void;
  onClose: () => void;
}

/** Asks before a member is taken out of a school, with their posts or without. */
export function RemovalDialog({ name, school, onRemove, onClose }: Props) {
  const { t } = useTranslation('admin');
  const [reason, setReason] = useState('');
  const [withPosts, setWithPosts] = useState(false);
  return (
    <ReasonDialog
      title={t('removal.title', { name, school: school.schoolName })}
      text={t('removal.text')}
      reason={{
        label: t('removal.reason'),
        hint: t('removal.reasonHint'),
        maxLength: MAX_NOTE,
        value: reason,
        onChange: setReason,
      }}
      submit={t('removal.submit')}
      onSubmit={() => onRemove({ school, withPosts, reason })}
      onClose={onClose}
    >
      <fieldset className="grid">
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
    </ReasonDialog>
  );
}
