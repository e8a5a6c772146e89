import { CalendarClock, CircleUserRound, Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBackend } from '@/backend/react';
import { Person } from '@/features/directory';
import { eventPath } from '@/features/events';
import { ModerateButton } from '@/features/moderation';
import { ChangeNote, type EntryOf, type RestoreToForm } from '@/features/offline';
import { ReportButton } from '@/features/reports';
import { useMe } from '@/features/session';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextBlock } from '@/ui/text-block';
import { useCloseList } from './api/use-close-list';
import { useListDrafts } from './form/list-draft';
import { HostTools } from './host/host-tools';
import { PrintButton } from './host/print-button';
import { Slots } from './slots/slots';
import type { ShownList } from './use-optimistic-lists';

interface Props extends ShownList {
  /** Its form is open: what is typed there says so itself. */
  isOpen: boolean;
  isBusy: boolean;
  restore: RestoreToForm<EntryOf<'signUpList'>>;
  onEdit: () => void;
  onDelete: () => void;
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <div className="flex min-h-9 items-center gap-2 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-accent">
    {icon}
    <div className="min-w-0">{children}</div>
  </div>
);

/** A list on its own page, with what its reader can do with it. */
export function OneList({ list, entry, isOpen, isBusy, restore, onEdit, onDelete }: Props) {
  const { t } = useTranslation('sign-ups');
  const format = useFormat();
  const { uid } = useMe();
  const { kind } = useBackend();
  const { id, schoolId, userId, eventId, date, description, isClosed, isCancelled } = list;
  const isMine = userId === uid;
  const isOver = date !== null && date <= new Date();
  const begun = useListDrafts(uid, schoolId).find(({ form }) => isMine && form === id && !isOpen);
  const close = useCloseList(list);
  const target = { kind: 'signUpList', id, schoolId } as const;
  return (
    <Card as="article" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <Fact icon={<CalendarClock aria-hidden />}>{date ? format.dateTime(date) : t('anyTime')}</Fact>
        {eventId !== null && (
          <Fact icon={<Paperclip aria-hidden />}>
            <Link to={eventPath(eventId)} className="link target">
              {t('toEvent')}
            </Link>
          </Fact>
        )}
        <Fact icon={<CircleUserRound aria-hidden />}>
          <span className="sr-only">{t('host.label')}</span>
          <Person uid={userId} schoolId={schoolId} />
        </Fact>
      </div>
      {description && <TextBlock text={description} />}
      {/* What has not arrived can't be signed up for. */}
      {!entry?.isNew && <Slots list={list} />}
      <ChangeNote
        entry={entry}
        restore={restore}
        draft={begun?.draft}
        text={t('begunChange')}
        continueLabel={t('continue')}
        onContinue={onEdit}
      />
      {!entry && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          <PrintButton list={list} isHost={isMine && kind !== 'demo'} />
          {isMine && (
            <>
              <Button size="sm" variant="secondary" onClick={onEdit}>
                {t('acts.edit')}
              </Button>
              {!isOver && !isCancelled && (
                <Button size="sm" variant="quiet" onClick={() => close(!isClosed)}>
                  {t(isClosed ? 'acts.open' : 'acts.close')}
                </Button>
              )}
              <Button size="sm" variant="quiet" busy={isBusy} onClick={onDelete}>
                {t('acts.delete')}
              </Button>
            </>
          )}
          <ReportButton target={target} subjectId={userId} size="sm">
            {t('acts.report')}
          </ReportButton>
          <ModerateButton target={target} subjectId={userId} label={t('acts.moderate')} size="sm">
            {t('acts.moderate')}
          </ModerateButton>
        </div>
      )}
      {isMine && !entry?.isNew && kind !== 'demo' && <HostTools list={list} />}
    </Card>
  );
}
