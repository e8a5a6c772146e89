import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ReauthenticationProvider } from '@/features/reauthentication';
import { lazyComponent } from '@/i18n/lazy-component';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { PageHeader } from '@/ui/page-header';
import { TableSkeleton } from '@/ui/table/table-skeleton';
import { UserById } from './user-by-id';

const UserList = lazyComponent(() => import('../late').then((m) => m.UserList), {
  messages: ['tables'],
});

/** /admin/users: all accounts, or the one that ?user= names. */
export function UsersPage() {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const uid = params.get('user');
  return (
    <ReauthenticationProvider>
      <PageHeader
        title={t('users.title')}
        lead={t('users.lead')}
        back={uid ? { to: '/admin/users', label: t('users.all') } : { to: '/admin', label: t('back') }}
      />
      {uid ? (
        <UserById key={uid} uid={uid} />
      ) : (
        <LazyBoundary waiting={<TableSkeleton />}>
          <UserList />
        </LazyBoundary>
      )}
    </ReauthenticationProvider>
  );
}
