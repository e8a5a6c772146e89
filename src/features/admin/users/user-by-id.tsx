import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { Section } from '@/ui/section';
import { useUser } from '../api/use-user';
import { UserRow } from './user-row';

/** One account, live. */
export function UserById({ uid }: { uid: string }) {
  const { t } = useTranslation('admin');
  const user = useUser(uid);
  return (
    <Loaded read={user}>
      {(found) =>
        found ? (
          <Section title={t('users.one')}>
            <UserRow user={found} />
          </Section>
        ) : (
          <EmptyState message={t('users.notFound')} />
        )
      }
    </Loaded>
  );
}
