import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AnnouncementOnShow } from '@/features/announcements';
import { DirectoryList } from '@/features/directory';
import { SearchableFeed } from '@/features/feed';
import { useSelectedSchool } from '@/features/session';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { SkeletonGroup, SkeletonPost } from '@/ui/skeleton';
import { DemoEvents } from './demo-events';
import { renderDisabledShortcut } from './disabled-acts';
import { JoinInvitation } from './join-invitation';
import { PARTS } from './parts';
import { useJumpToPart } from './use-jump-to-part';

// As high as a window, so that what follows it does not move into sight and out again.
export const feedWaiting = (
  <SkeletonGroup className="min-h-dvh">
    <SkeletonPost />
    <SkeletonPost />
  </SkeletonGroup>
);

/** `/demo`: feed, events and directory of a made-up school, read-only. */
export function DemoPage() {
  const { t } = useTranslation('demo');
  const { schoolId, schoolName } = useSelectedSchool();
  const feed = useMemo(() => ({ schoolId, groupId: null }), [schoolId]);
  useJumpToPart();
  return (
    <>
      <PageHeader title={t('title', { school: schoolName })} lead={t('lead')} />
      <nav
        aria-label={t('nav')}
        className="sticky top-12 z-20 -mx-4 mb-6 flex flex-wrap gap-1 border-line border-b bg-paper px-4 lg:hidden"
      >
        {PARTS.map((part) => (
          <a
            key={part}
            href={`#${part}`}
            className="inline-flex min-h-11 items-center px-3 font-semibold text-accent"
          >
            {t(part)}
          </a>
        ))}
      </nav>
      <div className="grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div id="feed" className="grid min-w-0 scroll-mt-14 grid-cols-1 content-start gap-6 lg:scroll-mt-0">
          <h2 className="sr-only">{t('feed')}</h2>
          <LazyBoundary waiting={feedWaiting}>
            <AnnouncementOnShow schoolId={schoolId} waiting={feedWaiting}>
              <SearchableFeed feed={feed} readOnly renderAction={renderDisabledShortcut} />
            </AnnouncementOnShow>
          </LazyBoundary>
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-12">
          <JoinInvitation />
          <div id="events" className="scroll-mt-14 lg:scroll-mt-0">
            <DemoEvents schoolId={schoolId} />
          </div>
          <div id="directory" className="scroll-mt-14 lg:scroll-mt-0">
            <Section title={t('directory')}>
              <DirectoryList schoolId={schoolId} nested />
            </Section>
          </div>
        </div>
      </div>
    </>
  );
}
