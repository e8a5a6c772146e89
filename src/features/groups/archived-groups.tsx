import { useTranslation } from 'react-i18next';
import { Section } from '@/ui/section';
import { GroupCard } from './group-card';
import { GroupGrid } from './group-grid';
import type { ShownGroup } from './use-optimistic-groups';

interface Props {
  mine: readonly ShownGroup[];
  others: readonly ShownGroup[];
}

/** Groups that are only read, apart from those that go on; nothing where there are none. */
export function ArchivedGroups({ mine, others }: Props) {
  const { t } = useTranslation('groups');
  if (mine.length + others.length === 0) return null;
  return (
    <Section title={t('archive.title')} lead={t('archive.lead')}>
      <GroupGrid>
        {mine.map((shown) => (
          <GroupCard key={shown.group.groupId} {...shown} member />
        ))}
        {others.map((shown) => (
          <GroupCard key={shown.group.groupId} {...shown} member={false} />
        ))}
      </GroupGrid>
    </Section>
  );
}
