import { useTranslation } from 'react-i18next';
import type { Member } from '@/domain/entities/school';
import { fullName } from '@/domain/entities/user';
import { useFormat } from '@/i18n/format';
import { Avatar } from '@/ui/avatar';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { LinkButton } from '@/ui/link-button';
import { usePageTitle } from '@/ui/use-page-title';
import { ProfileMenu } from './profile-menu';

/** What a profile can be read without. */
const nothing = () => null;

interface Props {
  profile: Member;
  schoolId: string;
  isOwn: boolean;
}

/** Picture, name and since when, in one row on every screen, with what can be done. */
export function ProfileHead({ profile, schoolId, isOwn }: Props) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const name = fullName(profile);
  usePageTitle(name);
  return (
    <header className="double-rule mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 pb-4">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
        <Avatar
          id={profile.uid}
          name={profile.firstName}
          src={profile.profilePicUrl}
          size="xl"
          className="max-sm:size-16 max-sm:text-xl"
        />
        <div className="grid min-w-0 flex-1 gap-1">
          <h1 className="text-2xl [overflow-wrap:anywhere]">{name}</h1>
          {profile.joinedAt && (
            <p className="text-muted">{t('joined', { date: format.date(profile.joinedAt) })}</p>
          )}
        </div>
        {!isOwn && (
          // Its room from the start, or the name would move.
          <div className="min-h-11 min-w-11 shrink-0 self-start">
            <LazyBoundary failed={nothing} waiting={null}>
              <ProfileMenu uid={profile.uid} name={name} schoolId={schoolId} />
            </LazyBoundary>
          </div>
        )}
      </div>
      {isOwn && <LinkButton to="/edit-profile">{t('edit')}</LinkButton>}
    </header>
  );
}
