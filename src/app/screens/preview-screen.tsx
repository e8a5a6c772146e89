import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { School } from '@/domain/entities/school';
import { PreviewBanner, SchoolGate } from '@/features/admin';
import { SoonPanel } from '@/features/events';
import { Composer, Feed, SearchPanel, useFeedSearch } from '@/features/feed';
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
  const search = useFeedSearch(feed);
  return (
    <div className="mx-auto max-w-column lg:max-w-none">
      <PreviewBanner schoolName={school.name} />
      <PageHeader title={t('preview.heading', { school: school.name })} lead={school.city} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-x-10">
        <aside
          aria-label={t('preview.panels')}
          className="grid min-w-0 grid-cols-1 content-start gap-6 lg:col-start-2 lg:row-start-1"
        >
          <SearchPanel search={search} />
          <SoonPanel schoolId={school.id} outside />
        </aside>
        <div className="grid min-w-0 grid-cols-1 content-start gap-6 lg:col-start-1 lg:row-start-1">
          <Composer feed={feed} readOnly />
          <Feed feed={feed} search={search} readOnly keepAll outside />
        </div>
      </div>
    </div>
  );
}
