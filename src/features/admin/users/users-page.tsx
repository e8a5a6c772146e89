import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ReauthenticationProvider } from '@/features/reauthentication';
import { PageHeader } from '@/ui/page-header';
import { PagedList } from '@/ui/paged-list';
import { Rows } from '@/ui/rows';
import { SearchBox } from '@/ui/search-box';
import { Section } from '@/ui/section';
import { useUsers } from '../api/use-users';
import { UserById } from './user-by-id';
import { UserRow } from './user-row';

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
      {uid ? <UserById key={uid} uid={uid} /> : <UserList />}
    </ReauthenticationProvider>
  );
}

function UserList() {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const users = useUsers(term);
  const cut = users.pages?.some((page) => page.more);
  return (
    <div className="grid gap-6">
      <SearchBox
        label={t('users.search')}
        value={typed}
        onValueChange={setTyped}
        onSearch={setTerm}
        onClear={() => setTerm('')}
        busy={users.isFetching && term !== ''}
      />
      <Section title={t('users.found')} lead={cut ? t('users.more') : undefined}>
        <PagedList
          failed={t('failed')}
          pages={users}
          empty={term ? t('users.noMatches', { term }) : t('users.none')}
        >
          {(items) => (
            <Rows items={items} keyOf={(user) => user.uid}>
              {(user) => <UserRow user={user} />}
            </Rows>
          )}
        </PagedList>
      </Section>
    </div>
  );
}
