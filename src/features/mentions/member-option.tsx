import { useTranslation } from 'react-i18next';
import { childLabels } from '@/domain/child-labels';
import type { Member } from '@/domain/entities/school';
import { fullName } from '@/domain/entities/user';
import { useFormat } from '@/i18n/format';
import { Avatar } from '@/ui/avatar';
import { cx } from '@/ui/cx';

interface Props {
  id: string;
  member: Member;
  isActive: boolean;
  onPick: () => void;
}

/** A member who can be picked, as the directory shows them. */
export function MemberOption({ id, member, isActive, onPick }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const children = childLabels(member.children);
  const name = fullName(member);
  const parentOf = children.length > 0 && t('parentOf', { children: format.list(children) });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onPick}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 hover:bg-sunken',
        isActive && 'bg-accent-soft outline-2 outline-focus -outline-offset-2',
      )}
    >
      <Avatar id={member.uid} name={member.firstName} src={member.profilePicUrl} size="sm" />
      <span className="grid min-w-0">
        <bdi title={name} className="truncate font-semibold">
          {name}
        </bdi>{' '}
        {parentOf && (
          <bdi title={parentOf} className="truncate text-muted text-sm">
            {parentOf}
          </bdi>
        )}
      </span>
    </div>
  );
}
