import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { School } from '@/domain/entities/school';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { ADMIN } from '../api/use-admin-query';
import { Loaded } from '../loaded';

interface Props {
  schoolId: string;
  /** In place of the usual words, when there is no such school. */
  missing?: ReactNode;
  children: (school: School) => ReactNode;
}

/** A school by the id in the address. */
export function SchoolGate({ schoolId, missing, children }: Props) {
  const { t } = useTranslation('admin');
  const { schools } = useBackend();
  const school = useQuery({
    queryKey: [ADMIN, 'school', schoolId],
    queryFn: () => schools.get(schoolId),
  });
  return (
    <Loaded page query={school}>
      {(found) =>
        found
          ? children(found)
          : (missing ?? (
              <EmptyState
                page
                message={t('feed.notFound')}
                action={<LinkButton to="/admin">{t('back')}</LinkButton>}
              />
            ))
      }
    </Loaded>
  );
}
