import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lostProof, type PendingRequest, proofName } from '@/domain/entities/pending-request';
import type { UserSchool } from '@/domain/entities/user';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { FormError } from '@/ui/form-error';
import { RelativeTime } from '@/ui/relative-time';
import { useToast } from '@/ui/use-toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { useProofToReplace } from './api/use-replace-proof';
import { useWithdraw } from './api/use-withdraw';
import { ReplaceForm } from './replace-form';

interface Props {
  uid: string;
  school: UserSchool;
  /** Null while it is not known, and where only the school is left on the parent's list. */
  request: PendingRequest | null;
}

/** One request that waits: asked when, with what; and what the parent may do about it. */
export function WaitingRequest({ uid, school, request }: Props) {
  const { t } = useTranslation('joining');
  const toast = useToast();
  const withdrawing = useWithdraw(uid, school);
  const [held] = useProofToReplace(school.schoolId);
  const [replacing, setReplacing] = useState(held !== null);
  const heading = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const ofSchool = <VisuallyHidden> {school.schoolName}</VisuallyHidden>;
  const close = (sent: boolean) => {
    setReplacing(false);
    if (sent) toast.show(t('status.replaced'), { tone: 'success' });
    opener.current?.focus();
  };
  return (
    <Card as="li" aria-labelledby={heading} className="grid grid-cols-1 gap-4">
      <h3 id={heading} className="text-lg [overflow-wrap:anywhere]">
        {school.schoolName}
      </h3>
      {request && <Facts request={request} />}
      {request && lostProof(request) && <FormError message={t('status.unreadable')} />}
      <div className="flex flex-wrap gap-2">
        {request && (
          <Button
            ref={opener}
            variant="secondary"
            aria-expanded={replacing}
            onClick={() => setReplacing(!replacing)}
          >
            {request.proofPath ? t('status.replace') : t('status.add')}
            {ofSchool}
          </Button>
        )}
        <Button variant="secondary" busy={withdrawing.isPending} onClick={withdrawing.mutate}>
          {t('status.withdraw')}
          {ofSchool}
        </Button>
      </div>
      {request && replacing && <ReplaceForm request={request} onDone={close} />}
    </Card>
  );
}

function Facts({ request: { requestedAt, proofPath, replacedAt } }: { request: PendingRequest }) {
  const { t } = useTranslation('joining');
  return (
    <dl className="grid grid-cols-1 gap-2">
      <Fact label={t('status.asked')}>
        <RelativeTime date={requestedAt} />
      </Fact>
      <Fact label={t('status.document')}>
        {proofPath ? <bdi>{proofName(proofPath)}</bdi> : t('status.none')}
      </Fact>
      {replacedAt && (
        <Fact label={t('status.handedIn')}>
          <RelativeTime date={replacedAt} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
