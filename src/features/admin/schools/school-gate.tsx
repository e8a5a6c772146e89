import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { School } from '@/domain/entities/school';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { useSchool } from '../api/use-school';

interface Props {
  schoolId: string;
  /** In place of the usual words, when there is no such school. */
  missing?: ReactNode;
  children: (school: School) => ReactNode;
}

/** A school by the id in the address. */
export function SchoolGate({ schoolId, missing, children }: Props) {
  const { t } = useTranslation('admin');
  const school = useSchool(schoolId);
  return (
    <Loaded page failed={t('failed')} read={school}>
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
