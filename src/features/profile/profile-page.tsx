import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Member } from '@/domain/entities/school';
import { fullName } from '@/domain/entities/user';
import { HiddenNote, PersonMenu, PhotoWishLine, useHiddenItems } from '@/features/community';
import { useMember } from '@/features/directory';
import { ModerateButton } from '@/features/moderation';
import { OutgoingNote } from '@/features/offline';
import { ReportButton } from '@/features/reports';
import { useMe, useSelectedSchool } from '@/features/session';
import { useFormat } from '@/i18n/format';
import { lazyComponent } from '@/i18n/lazy-component';
import { Avatar } from '@/ui/avatar';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { LinkButton } from '@/ui/link-button';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { SkeletonCard, SkeletonGroup } from '@/ui/skeleton';
import { TextBlock } from '@/ui/text-block';
import { LatestPosts } from './latest-posts';
import { restoreToProfileForm } from './profile-draft';
import { useOptimisticProfile } from './use-optimistic-profile';

const ContactSection = lazyComponent(() => import('@/features/contacts').then((m) => m.ContactSection), {
  messages: ['contacts'],
});
/** What a profile can be read without. */
const nothing = () => null;

/** /profile/{userId}, as members of the selected school see it, else of another school of the reader. */
export function ProfilePage() {
  const { userId = '' } = useParams();
  const { approvedSchools } = useMe();
  const { schoolId } = useSelectedSchool();
  const others = approvedSchools.filter((id) => id !== schoolId);
  return <ProfileIn userId={userId} schoolId={schoolId} others={others} />;
}

interface ProfileInProps {
  userId: string;
  schoolId: string;
  others: string[];
}

/** One school after another, so that the usual case costs one read. */
function ProfileIn({ userId, schoolId, others }: ProfileInProps) {
  const { t } = useTranslation(['profile', 'errors']);
  const member = useMember(schoolId, userId);

  if (member.error)
    return <ErrorState page message={t(`errors:${member.error.code}`)} onRetry={member.retry} />;
  if (member.data === undefined) {
    return (
      <SkeletonGroup page className="mx-auto max-w-column">
        <SkeletonCard />
      </SkeletonGroup>
    );
  }
  if (member.data === null) {
    const [next, ...rest] = others;
    if (next) return <ProfileIn userId={userId} schoolId={next} others={rest} />;
    return (
      <EmptyState
        page
        message={t('notFound')}
        action={<LinkButton to="/directory">{t('backToDirectory')}</LinkButton>}
      />
    );
  }
  return <Profile member={member.data} schoolId={schoolId} />;
}

function Profile({ member, schoolId }: { member: Member; schoolId: string }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const me = useMe();
  const isOwn = me.uid === member.uid;
  const { isHidden } = useHiddenItems();
  // Of oneself one sees all, also what other parents do not.
  const { bio, profilePicUrl, children } = isOwn ? me : member;
  const { profile, entries } = useOptimisticProfile({ ...member, bio, profilePicUrl, children }, isOwn);
  return (
    <article className="mx-auto grid max-w-column gap-8">
      <div>
        <PageHeader
          title={fullName(profile)}
          lead={member.joinedAt && t('joined', { date: format.date(member.joinedAt) })}
          actions={
            isOwn ? (
              <LinkButton to="/edit-profile">{t('edit')}</LinkButton>
            ) : (
              <>
                <ReportButton target={{ kind: 'profile', id: member.uid, schoolId }} subjectId={member.uid}>
                  {t('report')}
                </ReportButton>
                <ModerateButton
                  target={{ kind: 'profile', id: member.uid, schoolId }}
                  subjectId={member.uid}
                  label={t('moderate')}
                >
                  {t('moderate')}
                </ModerateButton>
                <LazyBoundary failed={nothing}>
                  <PersonMenu uid={member.uid} name={fullName(member)} />
                </LazyBoundary>
              </>
            )
          }
        />
        {entries.map((entry) => (
          <OutgoingNote key={entry.id} entry={entry} restore={restoreToProfileForm} />
        ))}
        <LazyBoundary failed={nothing}>
          <HiddenNote personId={member.uid} className="mb-6" />
        </LazyBoundary>
        <div className="flex flex-wrap items-start gap-5">
          <Avatar name={profile.firstName} src={profile.profilePicUrl} size="xl" />
          <TextBlock text={profile.bio || t('noBio')} className="min-w-0 flex-1 basis-40" />
        </div>
      </div>
      {!isOwn && (
        <LazyBoundary>
          <ContactSection member={member} schoolId={schoolId} />
        </LazyBoundary>
      )}
      <LazyBoundary failed={nothing}>
        <PhotoWishLine schoolId={schoolId} uid={member.uid} />
      </LazyBoundary>
      {profile.children.length > 0 && (
        <Section title={t('children')}>
          <ul className="grid gap-1">
            {profile.children.map((child) => (
              <li key={`${child.name} ${child.gradeOrRoom}`}>
                {child.name && child.gradeOrRoom
                  ? t('child', { name: child.name, grade: child.gradeOrRoom })
                  : child.name || child.gradeOrRoom}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {!isHidden.person(member.uid) && <LatestPosts schoolId={schoolId} uid={member.uid} />}
    </article>
  );
}
