import { useTranslation } from 'react-i18next';
import { fullName, type UserSchool } from '@/domain/entities/user';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LinkButton } from '@/ui/link-button';
import { LoadMore } from '@/ui/load-more';
import { RelativeTime } from '@/ui/relative-time';
import { Section } from '@/ui/section';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { useErrorMessage } from '@/ui/use-error-message';
import { useRequestsOfSchools } from '../api/use-requests-of-schools';

/** Who waits, oldest first; decided on the screen for it. */
export function WaitingRequests({ schools }: { schools: readonly UserSchool[] }) {
  const { t } = useTranslation('moderator');
  const errorMessage = useErrorMessage();
  const requests = useRequestsOfSchools(schools);
  const { data, error, retry, without } = requests;
  return (
    <Section
      title={t('requests')}
      actions={
        <LinkButton size="sm" to="/admin/pending-requests">
          {t('review')}
        </LinkButton>
      }
    >
      {error && <ErrorState message={`${t('requestsFailed')} ${errorMessage(error)}`} onRetry={retry} />}
      {!data && !error && (
        <SkeletonGroup className="min-h-28">
          <SkeletonLines />
        </SkeletonGroup>
      )}
      {data?.length === 0 && without === 0 && <EmptyState message={t('noneWaiting')} />}
      <ul className="grid divide-y divide-line empty:hidden">
        {data?.map((request) => (
          <li key={request.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <span className="min-w-0">
              <strong>{fullName(request) || request.email}</strong>{' '}
              {t('forSchool', { school: request.schoolName })}
            </span>
            <RelativeTime date={request.requestedAt} className="text-muted text-sm" />
          </li>
        ))}
      </ul>
      {without > 0 && <p className="mt-3 text-muted text-sm">{t('without', { count: without })}</p>}
      {!error && <LoadMore pages={requests} />}
    </Section>
  );
}
