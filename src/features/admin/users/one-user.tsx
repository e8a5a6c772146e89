import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminPort } from '@/backend/ports/admin';
import { useBackend, useLive } from '@/backend/react';
import type { User } from '@/domain/entities/user';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Section } from '@/ui/section';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
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
  const { t } = useTranslation(['admin', 'errors']);
  const port = usePort();
  const user = useLive<User | null>(
    ['admin-user', uid],
    port && ((observer) => port.watchUser(uid, observer)),
  );
  if (user.error) return <ErrorState message={t(`errors:${user.error.code}`)} onRetry={user.retry} />;
  if (user.data === undefined) {
    return (
      <SkeletonGroup>
        <SkeletonLines lines={6} />
      </SkeletonGroup>
    );
  }
  if (user.data === null) return <EmptyState message={t('users.notFound')} />;
  return (
    <Section title={t('users.one')}>
      <UserRow user={user.data} />
    </Section>
  );
}
