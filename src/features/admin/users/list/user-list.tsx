import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '@/backend/ports/admin';
import { fullName, type User } from '@/domain/entities/user';
import { PagedList } from '@/ui/paged-list';
import { SearchBox } from '@/ui/search-box';
import { Section } from '@/ui/section';
import { Select } from '@/ui/select';
import { DataTable } from '@/ui/table/data-table';
import { TableSkeleton } from '@/ui/table/table-skeleton';
import { useRowsChoice } from '@/ui/table/use-rows-choice';
import { useAddressChoice } from '@/ui/use-address-choice';
import { useSchoolNames } from '../../api/use-school-names';
import { useUsers } from '../../api/use-users';
import { RemoveChosen } from './remove-chosen';
import { useUserColumns } from './use-user-columns';

const ROLES: readonly Role[] = ['isModerator', 'isAdmin'];
const keyOf = ({ uid }: User) => uid;

/** All accounts, by search, school and role. The address keeps them, so that the way back from an account loses nothing. */
export function UserList() {
  const { t } = useTranslation(['tables', 'admin']);
  const { schools } = useSchoolNames();
  const [term, search] = useAddressChoice('search');
  const [schoolId, chooseSchool] = useAddressChoice('school');
  const [chosenRole, chooseRole] = useAddressChoice('role');
  const [typed, setTyped] = useState(term ?? '');
  const role = ROLES.find((one) => one === chosenRole) ?? null;
  const users = useUsers(term ?? '', { schoolId, role });
  const choice = useRowsChoice(users.data ?? [], keyOf);
  const columns = useUserColumns();
  const cut = users.pages?.some((page) => page.more);
  const school = schools?.find(({ id }) => id === schoolId);
  const none = schoolId || role ? t('people.noMatches') : t('admin:users.none');
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <SearchBox
            label={t('admin:users.search')}
            value={typed}
            onValueChange={setTyped}
            onSearch={search}
            onClear={() => search(null)}
            busy={users.isFetching && term !== null}
          />
        </div>
        <Select
          label={t('people.filterSchool')}
          placeholder={t('people.allSchools')}
          options={(schools ?? []).map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` }))}
          value={schoolId ?? ''}
          onChange={(event) => chooseSchool(event.target.value)}
        />
        <Select
          label={t('people.filterRole')}
          placeholder={t('people.allRoles')}
          options={[
            { value: 'isModerator', label: t('people.moderator') },
            { value: 'isAdmin', label: t('people.admin') },
          ]}
          value={role ?? ''}
          onChange={(event) => chooseRole(event.target.value)}
        />
      </div>
      <Section title={t('admin:users.found')} lead={cut ? t('admin:users.more') : undefined}>
        <PagedList
          failed={t('admin:failed')}
          pages={users}
          loading={<TableSkeleton />}
          empty={term ? t('admin:users.noMatches', { term }) : none}
        >
          {(items) => (
            <RemoveChosen school={school} shown={items} choice={choice}>
              <DataTable
                label={t('admin:users.found')}
                columns={columns}
                items={items}
                keyOf={keyOf}
                isPartial={users.hasMore}
                {...(school && {
                  choice: {
                    ...choice,
                    labelOf: (user: User) => t('people.choose', { name: fullName(user) || user.email }),
                  },
                })}
              />
            </RemoveChosen>
          )}
        </PagedList>
      </Section>
    </div>
  );
}
