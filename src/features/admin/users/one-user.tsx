import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminPort } from '@/backend/ports/admin';
import { useBackend, useLive } from '@/backend/react';
import type { User } from '@/domain/entities/user';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { Section } from '@/ui/section';
import { adminKeys } from '../api/admin-keys';
import { UserRow } from './user-row';

function usePort(): AdminPort | null {
  const { admin } = useBackend();
  const [port, setPort] = useState<AdminPort | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    admin().then(setPort, setError);
  }, [admin]);
  // For the error boundary, which tries again.
  if (error) throw error;
  return port;
}

/** One account, live. */
export function OneUser({ uid }: { uid: string }) {
  const { t } = useTranslation('admin');
  const port = usePort();
  const user = useLive<User | null>(
    adminKeys.user(uid),
    port && ((observer) => port.watchUser(uid, observer)),
  );
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
