import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { errorCode } from '@/backend/errors';
import { HiddenNote, useHiddenItems } from '@/features/community';
import type { EntryOf } from '@/features/offline';
import { useMe } from '@/features/session';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { PageHeader } from '@/ui/page-header';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { useAddressWindow } from '@/ui/use-address-choice';
import { useSignUpList } from './api/use-sign-up-list';
import { ListDialog } from './form/lazy-list-dialog';
import { OneList } from './one-list';
import { useListActs } from './use-list-acts';
import { useOptimisticLists } from './use-optimistic-lists';

/** /sign-ups/{listId}: one sign-up list of any of the reader's schools. */
export function SignUpListPage() {
  const { listId = '' } = useParams();
  return <FollowedList key={listId} listId={listId} />;
}

function FollowedList({ listId }: { listId: string }) {
  const { t } = useTranslation(['sign-ups', 'errors']);
  const { uid } = useMe();
  const navigate = useNavigate();
  const { data, error, retry } = useSignUpList(listId);
  const { isHidden } = useHiddenItems();
  const belongs = useMemo(() => (entry: EntryOf<'signUpList'>) => entry.listId === listId, [listId]);
  const found = useMemo(() => (data ? [data] : []), [data]);
  // One that was made without a network is here before the server has it.
  const here = useOptimisticLists(belongs, found)?.[0];
  const [opened, open] = useAddressWindow('list');
  const toLists = () => void navigate('/sign-ups', { replace: true });
  const { restore, remove, deleting } = useListActs(open, toLists);
  // It is gone a moment before the page of all is there.
  const leaving = deleting.isPending || deleting.isSuccess ? deleting.variables : undefined;
  const shown = here ?? (leaving && { list: leaving, entry: null });
  const isDenied = error?.code === 'permission-denied';
  const isOpen = opened === listId;

  const content = () => {
    if (isDenied) return <EmptyState message={t('page.denied')}>{t('page.deniedText')}</EmptyState>;
    if (shown && isHidden.person(shown.list.userId)) {
      return (
        <LazyBoundary>
          <HiddenNote personId={shown.list.userId} />
        </LazyBoundary>
      );
    }
    if (shown) {
      return (
        <OneList
          {...shown}
          isOpen={isOpen}
          isBusy={leaving !== undefined}
          restore={restore}
          onEdit={() => open(listId)}
          onDelete={() => void remove(shown.list)}
        />
      );
    }
    if (data === null) return <EmptyState message={t('page.gone')}>{t('page.goneText')}</EmptyState>;
    if (error) {
      return (
        <ErrorState title={t('page.failed')} message={t(`errors:${errorCode(error)}`)} onRetry={retry} />
      );
    }
    return (
      <SkeletonGroup>
        <SkeletonLines lines={5} />
      </SkeletonGroup>
    );
  };
  return (
    <div className="mx-auto max-w-column">
      <PageHeader
        title={shown && !isDenied ? shown.list.title : t('page.tab')}
        back={{ to: '/sign-ups', label: t('page.back') }}
      />
      {content()}
      {isOpen && shown && shown.list.userId === uid && (
        <ListDialog
          list={shown.list}
          schoolId={shown.list.schoolId}
          onOpenChange={(isOpened) => !isOpened && open(null)}
        />
      )}
    </div>
  );
}
