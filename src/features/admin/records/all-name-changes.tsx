import { lazyComponent } from '@/i18n/lazy-component';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { useSchoolNames } from '../api/use-school-names';

// Beside it comes the whole queue of requests.
const NameChanges = lazyComponent(() => import('@/features/join-requests').then((m) => m.NameChanges), {
  messages: ['moderator'],
});

/** Who is called otherwise since they were let in, of all schools. */
export function AllNameChanges() {
  const { nameOf } = useSchoolNames();
  return (
    <LazyBoundary waiting={<div className="min-h-40" />}>
      <NameChanges schoolIds={null} schoolName={nameOf} />
    </LazyBoundary>
  );
}
