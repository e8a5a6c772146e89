import { useTranslation } from 'react-i18next';
import type { Invite } from '@/domain/entities/outreach';
import { INVITE_RESEND_MS } from '@/domain/inputs/outreach';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { RelativeTime } from '@/ui/relative-time';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { useInvites } from './api/use-invites';
import { useResendInvite } from './api/use-resend-invite';

/** Whether an invite may be mailed again: not joined, and a week after the last mail, or none arrived. */
export const mayResend = ({ joined, sentAt }: Pick<Invite, 'joined' | 'sentAt'>, now: Date): boolean =>
  !joined && (sentAt === null || now.getTime() - sentAt.getTime() >= INVITE_RESEND_MS);

/** The member's own invites, joined or not. */
export function InviteList() {
  const { t } = useTranslation(['invites', 'errors']);
  const mine = useInvites();
  if (mine.error) return <ErrorState message={t(`errors:${mine.error.code}`)} onRetry={mine.retry} />;
  if (!mine.data) {
    return (
      <SkeletonGroup>
        <SkeletonLines />
      </SkeletonGroup>
    );
  }
  if (mine.data.length === 0) return <p className="text-muted">{t('none')}</p>;
  return (
    <ul className="grid divide-y divide-line">
      {mine.data.map((invite) => (
        <InviteRow key={invite.id} invite={invite} />
      ))}
    </ul>
  );
}

function InviteRow({ invite }: { invite: Invite }) {
  const { t } = useTranslation('invites');
  const { email, joined, sentAt } = invite;
  const resending = useResendInvite(invite);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="grid min-w-0">
        <span className="break-all">{email}</span>
        <span className="text-muted text-sm">
          {sentAt ? (
            <>
              {t('sentAt')} <RelativeTime date={sentAt} />
            </>
          ) : (
            t('notSent')
          )}
        </span>
      </span>
      <span className="flex items-center gap-2">
        <Badge tone={joined ? 'success' : 'neutral'}>{joined ? t('joined') : t('waiting')}</Badge>
        {mayResend(invite, new Date()) && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('resendNamed', { address: email })}
            busy={resending.isPending}
            busyLabel={t('resending')}
            onClick={() => resending.mutate()}
          >
            {t('resend')}
          </Button>
        )}
      </span>
    </li>
  );
}
