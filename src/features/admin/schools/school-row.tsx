import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AdminSchool } from '@/backend/ports/admin';
import { lazyComponent } from '@/i18n/lazy-component';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { LinkButton } from '@/ui/link-button';
import { CopyCode } from './copy-code';

// Few come to change a school; what does weighs more than the list.
const SchoolActs = lazyComponent(() => import('../school-acts/school-acts').then((m) => m.SchoolActs), {
  messages: ['admin-schools'],
});

/** One school: how to join it, how many have, and ways inside. */
export function SchoolRow({ school }: { school: AdminSchool }) {
  const { t } = useTranslation('admin');
  const { id, name, city, slug, timeZone, code, parents } = school;
  const path = `/admin/schools/${id}`;
  return (
    <Card as="li" className="grid content-between gap-4">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="grid min-w-0">
            <h3 className="text-lg">{name}</h3>
            <p className="text-muted text-sm">{city}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            {school.archivedAt && <Badge tone="warning">{t('schools.archived')}</Badge>}
            <Badge tone="accent">{t('schools.parents', { count: parents })}</Badge>
          </div>
        </div>
        <dl className="grid gap-2 text-sm">
          <div className="grid">
            <dt className="text-muted">{t('schools.code')}</dt>
            <dd className="flex items-center justify-between gap-x-2">
              {code ? <CopyCode code={code} name={name} /> : t('schools.noCode')}
            </dd>
          </div>
          <div className="grid">
            <dt className="text-muted">{t('schools.timeZone')}</dt>
            <dd>{timeZone ? timeZone.replaceAll('_', ' ') : t('schools.noTimeZone')}</dd>
          </div>
          <div className="grid">
            <dt className="text-muted">{t('schools.address')}</dt>
            <dd>
              <Link to={`/${slug}`} className="link inline-flex min-h-6 break-all">
                /{slug}
              </Link>
            </dd>
          </div>
        </dl>
      </div>
      <div className="grid gap-3">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; two schools of one name must not make two landmarks of one. */}
        <div role="group" aria-label={t('schools.acts', { name })} className="flex flex-wrap gap-2">
          <LinkButton size="sm" to={`/dashboard?adminPreview=${id}`}>
            {t('schools.preview')}
          </LinkButton>
          <LinkButton size="sm" to={`${path}/feed`}>
            {t('schools.feed')}
          </LinkButton>
          <LinkButton size="sm" to={`${path}/directory`}>
            {t('schools.directory')}
          </LinkButton>
          <LinkButton size="sm" to={`/admin/stats?school=${id}`}>
            {t('schools.statistics')}
          </LinkButton>
        </div>
        <LazyBoundary waiting={<div className="min-h-9" />}>
          <SchoolActs school={school} />
        </LazyBoundary>
      </div>
    </Card>
  );
}
