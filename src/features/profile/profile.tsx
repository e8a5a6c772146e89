import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { Member } from '@/domain/entities/school';
import { HiddenNote, PhotoWishLine, useHiddenItems } from '@/features/community';
import { OutgoingNote } from '@/features/offline';
import { useMe } from '@/features/session';
import { lazyComponent } from '@/i18n/lazy-component';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { TextBlock } from '@/ui/text-block';
import { ChildList } from './child-list';
import { LatestPosts } from './latest-posts';
import { restoreToProfileForm } from './profile-draft';
import { ProfileHead } from './profile-head';
import { SharedGroups } from './shared-groups';
import { useOptimisticProfile } from './use-optimistic-profile';

const ContactSection = lazyComponent(() => import('@/features/contacts').then((m) => m.ContactSection), {
  messages: ['contacts'],
});
/** What a profile can be read without. */
const nothing = () => null;

/** A parent as the members of a school see them; oneself with all that others do not. */
export function Profile({ member, schoolId }: { member: Member; schoolId: string }) {
  const { t } = useTranslation('profile');
  const me = useMe();
  const { kind } = useBackend();
  const isOwn = me.uid === member.uid;
  const { isHidden } = useHiddenItems();
  const { bio, profilePicUrl, children } = isOwn ? me : member;
  const { profile, entries } = useOptimisticProfile({ ...member, bio, profilePicUrl, children }, isOwn);
  return (
    <article className="mx-auto grid max-w-column gap-8">
      <div>
        <ProfileHead profile={profile} schoolId={schoolId} isOwn={isOwn} />
        {entries.map((entry) => (
          <OutgoingNote key={entry.id} entry={entry} restore={restoreToProfileForm} />
        ))}
        <LazyBoundary failed={nothing}>
          <HiddenNote personId={member.uid} className="mb-6" />
        </LazyBoundary>
        <TextBlock text={profile.bio || t('noBio')} />
      </div>
      {!isOwn && kind !== 'demo' && (
        // Its room from the start: heading, a sentence and the button.
        <div className="grid min-h-36 content-start">
          <LazyBoundary>
            <ContactSection member={member} schoolId={schoolId} />
          </LazyBoundary>
        </div>
      )}
      <LazyBoundary failed={nothing}>
        <PhotoWishLine schoolId={schoolId} uid={member.uid} />
      </LazyBoundary>
      <ChildList items={profile.children} />
      {!isHidden.person(member.uid) && <LatestPosts schoolId={schoolId} uid={member.uid} />}
      {/* Last, as it comes late and many a profile has none. */}
      {!isOwn && <SharedGroups schoolId={schoolId} uid={member.uid} />}
    </article>
  );
}
