import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { fullName } from '@/domain/entities/user';
import { Avatar } from '@/ui/avatar';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { RelativeTime } from '@/ui/relative-time';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { useApprove } from './api/use-approve';
import { useReject } from './api/use-reject';
import type { Desk } from './desk';
import { DocumentDialog } from './document-dialog';
import { RejectDialog } from './reject-dialog';
import { RequestFacts } from './request-facts';

/** One request: who asks, for which school, with what; and the decision. */
export function RequestRow({ request, desk }: { request: PendingRequest; desk: Desk }) {
  const { t } = useTranslation('moderation');
  const [open, setOpen] = useState<'document' | 'reject' | null>(null);
  const [reason, setReason] = useState('');
  const approve = useApprove(request, desk);
  const reject = useReject(request, desk);
  const name = fullName(request) || t('unnamed');
  const deciding = approve.isPending || reject.isPending;
  const close = (isOpen: boolean) => !isOpen && setOpen(null);

  return (
    <Card as="li" className="grid grid-cols-1 gap-4">
      <div className="flex items-start gap-3">
        <Avatar name={request.firstName} />
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-lg">{name}</h2>
          <RelativeTime date={request.requestedAt} className="text-muted text-sm" />
          <p className="basis-full text-muted text-sm [overflow-wrap:anywhere]">{request.email}</p>
        </div>
      </div>
      <RequestFacts request={request} />
      <div className="grid grid-cols-2 items-center gap-2 sm:flex">
        {request.proofPath ? (
          <Button
            variant="secondary"
            icon={<FileText aria-hidden />}
            onClick={() => setOpen('document')}
            className="col-span-2 sm:mr-auto"
          >
            {t('view')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        ) : (
          <Badge tone="warning" className="col-span-2 justify-self-start sm:mr-auto">
            {t('row.noDocument')}
          </Badge>
        )}
        <Button
          variant="secondary"
          busy={reject.isPending}
          busyLabel={t('rejecting.busy')}
          aria-disabled={deciding}
          onClick={() => setOpen('reject')}
        >
          {t('reject')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Button
          busy={approve.isPending}
          busyLabel={t('approving')}
          aria-disabled={deciding}
          onClick={() => approve.mutate()}
        >
          {t('approve')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      {open === 'document' && <DocumentDialog request={request} name={name} onOpenChange={close} />}
      {open === 'reject' && (
        <RejectDialog
          name={name}
          hasDocument={request.proofPath !== null}
          reason={reason}
          onReason={setReason}
          onOpenChange={close}
          onReject={() => {
            setOpen(null);
            reject.mutate(reason);
          }}
        />
      )}
    </Card>
  );
}
