import { useTranslation } from 'react-i18next';
import type { User, UserSchool } from '@/domain/entities/user';
import { MAX_NOTE } from '@/domain/limits';
import { useDraftValue } from '@/features/drafts';
import { ReasonDialog } from '@/ui/reason-dialog';
import { type Removal, type RemovalDraft, removalKey } from '../api/use-remove-member';

const UNTOUCHED: RemovalDraft = { withPosts: false, reason: '' };

interface Props {
  user: User;
  name: string;
  school: UserSchool;
  onRemove: (removal: Removal) => void;
  onClose: () => void;
}

/** Asks before a member is taken out of a school, with their posts or without. */
export function RemovalDialog({ user, name, school, onRemove, onClose }: Props) {
  const { t } = useTranslation('admin');
  const [draft, setDraft] = useDraftValue(removalKey(user, school), UNTOUCHED);
  const { reason, withPosts } = draft;
  return (
    <ReasonDialog
      title={t('removal.title', { name, school: school.schoolName })}
      text={t('removal.text')}
      reason={{
        label: t('removal.reason'),
        hint: t('removal.reasonHint'),
        maxLength: MAX_NOTE,
        value: reason,
        onChange: (next) => setDraft({ ...draft, reason: next }),
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
              onChange={() => setDraft({ ...draft, withPosts: value })}
            />
            {t(value ? 'removal.delete' : 'removal.keep')}
          </label>
        ))}
      </fieldset>
    </ReasonDialog>
  );
}
