import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { fullName } from '@/domain/entities/user';
import { isSameName } from '@/domain/name-change';
import { RelativeTime } from '@/ui/relative-time';
import { TextBlock } from '@/ui/text-block';
import { useInviter } from './api/use-inviter';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-3 sm:grid-cols-[min(7rem,40%)_minmax(0,1fr)]">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

interface Props {
  request: PendingRequest;
  /** School and note have columns of their own. */
  inTable?: boolean;
}

/** What a reviewer decides by. */
export function RequestFacts({ request, inTable = false }: Props) {
  const { t } = useTranslation('join-requests');
  const { formerName } = request;
  return (
    <dl className="grid grid-cols-1 gap-2">
      {formerName && !isSameName(formerName, request) && (
        <Fact label={t('row.formerName')}>
          <span className="font-semibold text-warning [overflow-wrap:anywhere]">
            {t('row.was', { name: fullName(formerName) || t('unnamed') })}
          </span>
        </Fact>
      )}
      {!inTable && <Fact label={t('row.school')}>{request.schoolName}</Fact>}
      <Fact label={t('row.code')}>{request.inviteCode ?? t('row.noCode')}</Fact>
      {request.replacedAt && (
        <Fact label={t('row.replaced')}>
          <RelativeTime date={request.replacedAt} />
        </Fact>
      )}
      {request.inviteCode !== null && (
        <Fact label={t('row.inviter')}>
          <InviterName request={request} />
        </Fact>
      )}
      {request.note && !inTable && (
        <Fact label={t('row.note')}>
          <TextBlock text={request.note} />
        </Fact>
      )}
    </dl>
  );
}

/** The member whose code was used: the reviewer can ask them. */
function InviterName({ request }: { request: PendingRequest }) {
  const { t } = useTranslation('join-requests');
  const { data, error } = useInviter(request);
  if (error) return t('row.inviterFailed');
  switch (data?.kind) {
    case undefined:
    case 'nobody':
      return t('row.inviterLoading');
    case 'member':
      return data.name;
    case 'school':
      return t('row.inviterSchool');
    case 'former-member':
      return t('row.inviterGone');
    case 'code-gone':
      return t('row.codeGone');
  }
}
