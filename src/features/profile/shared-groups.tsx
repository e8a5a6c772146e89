import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '@/ui/section';
import { useSharedGroups } from './api/use-shared-groups';

/** The groups that the reader and another parent are both in; nothing where there are none. */
export function SharedGroups({ schoolId, uid }: { schoolId: string; uid: string }) {
  const { t } = useTranslation('profile');
  const shared = useSharedGroups(schoolId, uid);
  if (shared.length === 0) return null;
  return (
    <Section title={t('sharedGroups')}>
      <ul className="flex flex-wrap gap-2">
        {shared.map(({ groupId, name }) => (
          <li key={groupId}>
            <Link
              to={`/groups/${groupId}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-lg border border-line bg-surface px-3 hover:border-ink"
            >
              <Users aria-hidden className="size-4 shrink-0 text-accent" />
              <bdi className="min-w-0">{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
