import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { School } from '@/domain/entities/school';
import { PreviewBanner, SchoolGate } from '@/features/admin';
import { SoonPanel } from '@/features/events';
import { HomeLayout, SearchableFeed } from '@/features/feed';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { PageHeader } from '@/ui/page-header';

/** /dashboard?adminPreview={schoolId}: an admin sees a school's dashboard as its parents do. */
export function PreviewScreen({ schoolId }: { schoolId: string }) {
  return (
    <SchoolGate key={schoolId} schoolId={schoolId} missing={<BackToAdmin schoolId={schoolId} />}>
      {(school) => <Preview school={school} />}
    </SchoolGate>
  );
}

/** An invalid school id logs a warning and leads to /admin (product §4.2). */
function BackToAdmin({ schoolId }: { schoolId: string }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the product asks for this warning (product §4.2).
    console.warn(`adminPreview: there is no school ${schoolId}`);
  }, [schoolId]);
  return <Navigate to="/admin" replace />;
}

function Preview({ school }: { school: School }) {
  const { t } = useTranslation('admin');
  const feed = useMemo(() => ({ schoolId: school.id, groupId: null }), [school.id]);
  return (
    <div className="mx-auto max-w-column xl:max-w-none">
      <PreviewBanner schoolName={school.name} />
      <PageHeader title={t('preview.heading', { school: school.name })} lead={school.city} />
      <HomeLayout
        composer={
          <LazyBoundary>
            <SearchableFeed feed={feed} readOnly keepAll outside />
          </LazyBoundary>
        }
        aside={
          <LazyBoundary>
            <SoonPanel schoolId={school.id} outside />
          </LazyBoundary>
        }
      />
    </div>
  );
}
