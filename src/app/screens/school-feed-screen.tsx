import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { School } from '@/domain/entities/school';
import { SchoolGate } from '@/features/admin';
import { Feed } from '@/features/feed';
import { PageHeader } from '@/ui/page-header';

/** /admin/schools/{schoolId}/feed: an admin reads, and deletes what must not stay. */
export function SchoolFeedScreen() {
  const { schoolId = '' } = useParams();
  return <SchoolGate schoolId={schoolId}>{(school) => <SchoolFeed school={school} />}</SchoolGate>;
}

const accountPath = (uid: string) => `/admin/users?user=${uid}`;

function SchoolFeed({ school }: { school: School }) {
  const { t } = useTranslation('admin');
  const feed = useMemo(() => ({ schoolId: school.id, groupId: null }), [school.id]);
  return (
    <div className="mx-auto max-w-column">
      <PageHeader
        title={t('feed.title', { school: school.name })}
        lead={t('feed.lead')}
        back={{ to: '/admin', label: t('back') }}
      />
      <Feed feed={feed} readOnly outside authorPath={accountPath} />
    </div>
  );
}
