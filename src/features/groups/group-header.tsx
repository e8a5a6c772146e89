import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/group';
import { coverOf } from '@/domain/group-cover';
import { PageHeader } from '@/ui/page-header';
import { TextBlock } from '@/ui/text-block';
import { GroupCover } from './group-cover';
import { LateGroupMenu } from './late-group-menu';

interface Props {
  group: Group;
  isMember: boolean;
  /** What can be done at once, beside the menu. */
  action?: ReactNode;
  /** How many are in it, and when something was last posted. */
  facts: ReactNode;
}

/** Head of a group's page, for those in it and for others: colour, name, what it is for, how it is doing. */
export function GroupHeader({ group, isMember, action, facts }: Props) {
  const { t } = useTranslation('groups');
  const { name, description } = group;
  return (
    <>
      <PageHeader
        title={name}
        back={{ to: '/groups', label: t('back') }}
        cover={<GroupCover cover={coverOf(group)} className="group-band rounded-lg" />}
        actions={
          <>
            {action}
            <LateGroupMenu label={t('more', { name })} group={group} isMember={isMember} />
          </>
        }
      />
      <div className="mb-6 grid gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">{facts}</div>
        {description && <TextBlock text={description} />}
      </div>
    </>
  );
}
