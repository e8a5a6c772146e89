import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName, type User } from '@/domain/entities/user';
import { useMe } from '@/features/session';
import { Avatar } from '@/ui/avatar';
import { Badge } from '@/ui/badge';
import { cx } from '@/ui/cx';
import { RelativeTime } from '@/ui/relative-time';
import { SkeletonLines } from '@/ui/skeleton';
import { useReferral } from '../api/use-referral';
import { RoleToggles } from './role-toggles';
import { UserSchools } from './user-schools';

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={cx('grid min-w-0 content-start', wide && 'max-sm:col-span-2')}>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** One account: who, in which schools, with which roles; and what an admin can do about it. */
export function UserRow({ user }: { user: User }) {
  const { t } = useTranslation('admin');
  const me = useMe();
  const name = fullName(user) || user.email;
  return (
    <article aria-label={name} className="grid gap-4">
      <div className="flex items-start gap-3">
        <Avatar id={user.uid} name={user.firstName} src={user.profilePicUrl} />
        <div className="grid min-w-0">
          <h3 className="flex flex-wrap items-center gap-2 text-lg">
            {name}
            {me.uid === user.uid && <Badge tone="accent">{t('users.you')}</Badge>}
          </h3>
          <p className="text-muted text-sm [overflow-wrap:anywhere]">{user.email}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-4">
        <dl className="grid min-w-0 flex-1 basis-[24rem] grid-cols-2 gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
          <Fact label={t('users.schools')} wide>
            <UserSchools user={user} name={name} />
          </Fact>
          <Fact label={t('users.lastLogin')}>
            {user.lastLogin ? <RelativeTime date={user.lastLogin} /> : t('users.never')}
          </Fact>
          <Fact label={t('users.referral')}>
            <Referral uid={user.uid} />
          </Fact>
        </dl>
        <RoleToggles user={user} name={name} />
      </div>
    </article>
  );
}

function Referral({ uid }: { uid: string }) {
  const { t } = useTranslation(['admin', 'errors']);
  const { data, error } = useReferral(uid);
  if (error) return <span className="text-muted">{t(`errors:${error.code}`)}</span>;
  if (!data) return <SkeletonLines lines={2} />;
  return (
    <span className="grid justify-items-start gap-1">
      {t('users.referrals', { count: data.referralCount })}
      {data.referredByUserId && <Badge>{t('users.referred')}</Badge>}
      {data.giftIssued && <Badge tone="success">{t('users.giftSent')}</Badge>}
      {data.rewardEligible && !data.giftIssued && <Badge tone="warning">{t('users.giftDue')}</Badge>}
    </span>
  );
}
