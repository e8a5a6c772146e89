import { startOfDay } from 'date-fns';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignUpLists } from '@/backend/ports/sign-ups';
import { useHiddenItems } from '@/features/community';
import type { EntryOf } from '@/features/offline';
import { ErrorState } from '@/ui/error-state';
import { LoadMore } from '@/ui/load-more';
import { Section } from '@/ui/section';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { useSignUpLists } from './api/use-sign-up-lists';
import { ListCard } from './list-card';
import { useListActs } from './use-list-acts';
import { useOptimisticLists } from './use-optimistic-lists';

interface Props extends SignUpLists {
  title: string;
  /** What stands in its place when there is nothing; without it nothing does. */
  empty?: string;
  /** What stands below: once it is known how many there are, as it would move. */
  next?: ReactNode;
  onOpen: (form: string) => void;
}

const whenOf = (date: Date | null): SignUpLists['when'] => {
  if (date === null) return 'undated';
  return date < startOfDay(new Date()) ? 'past' : 'upcoming';
};

/** Some of a school's lists under their heading, with those that are on their way. */
export function ListsOfSchool({ schoolId, when, title, empty, next, onOpen }: Props) {
  const { t } = useTranslation(['sign-ups', 'errors']);
  const lists = useMemo(() => ({ schoolId, when }), [schoolId, when]);
  const { data, error, retry, ...pages } = useSignUpLists(lists);
  const { isHidden } = useHiddenItems();
  const { restore } = useListActs(onOpen, () => undefined);
  const belongs = useMemo(
    () => (entry: EntryOf<'signUpList'>) => entry.schoolId === schoolId && whenOf(entry.input.date) === when,
    [schoolId, when],
  );
  const all = useOptimisticLists(belongs, data);
  const shown = all?.filter(({ list }) => !isHidden.person(list.userId));
  if (shown?.length === 0 && !pages.hasMore && empty === undefined) return null;
  return (
    <>
      <Section title={title}>
        {error && !data && (
          <ErrorState title={t('failed')} message={t(`errors:${error.code}`)} onRetry={retry} />
        )}
        {!shown && !error && (
          <SkeletonGroup>
            <SkeletonLines lines={4} />
          </SkeletonGroup>
        )}
        {shown?.length === 0 && !pages.hasMore && <p className="text-muted">{empty}</p>}
        <ul className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] empty:hidden">
          {shown?.map((one) => (
            <ListCard key={one.list.id} {...one} restore={restore} />
          ))}
        </ul>
        <LoadMore pages={{ data, ...pages }} />
      </Section>
      {(shown || error) && next}
    </>
  );
}
