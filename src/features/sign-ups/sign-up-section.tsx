import { Plus } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBackend } from '@/backend/react';
import type { SchoolEvent } from '@/domain/entities/community';
import { eventListId } from '@/domain/ids';
import { type EntryOf, OutgoingNote } from '@/features/offline';
import { useMe } from '@/features/session';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { DraftRow } from '@/ui/draft-row';
import { useAddressWindow } from '@/ui/use-address-choice';
import { useListOfEvent } from './api/use-sign-up-list';
import { ListDialog } from './form/lazy-list-dialog';
import { formAtEvent, useListDrafts } from './form/list-draft';
import { listPath } from './list-path';
import { mayAddList } from './may-add-list';
import { Slots } from './slots/slots';
import { useListActs } from './use-list-acts';
import { useOptimisticLists } from './use-optimistic-lists';

/** The sign-up list of an event on the event's page; its host can add one. */
export function SignUpSection({ event }: { event: SchoolEvent }) {
  const { t } = useTranslation('sign-ups');
  const titleId = useId();
  const { uid } = useMe();
  const { kind } = useBackend();
  const { id: eventId, schoolId, title, start } = event;
  const { data, error, retry } = useListOfEvent(eventId);
  const belongs = useMemo(
    () => (entry: EntryOf<'signUpList'>) => entry.listId === eventListId(eventId),
    [eventId],
  );
  const found = useMemo(() => (data ? [data] : data === null ? [] : undefined), [data]);
  const shown = useOptimisticLists(belongs, found)?.[0];
  const form = formAtEvent(eventId);
  const [opened, open] = useAddressWindow('list');
  const { restore } = useListActs(open, () => undefined);
  const begun = useListDrafts(uid, schoolId).find((one) => one.form === form && opened !== form);
  const mayAdd = kind !== 'demo' && mayAddList(event, uid);
  if (!shown && !mayAdd && !error) return null;
  return (
    <section
      aria-labelledby={titleId}
      // As high from the start as with the button that comes.
      className={cx('grid grid-cols-1 content-start gap-3 border-line border-t pt-4', mayAdd && 'min-h-23')}
    >
      <h2 id={titleId} className="text-lg">
        {t('section')}
      </h2>
      {error && data === undefined && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-muted text-sm">{t('sectionFailed')}</p>
          <Button size="sm" variant="secondary" onClick={retry}>
            {t('again')}
          </Button>
        </div>
      )}
      {shown && (
        <>
          <p>
            <Link to={listPath(shown.list.id)} className="link target">
              <span className="[overflow-wrap:anywhere]">{shown.list.title}</span>
            </Link>
          </p>
          {!shown.entry?.isNew && <Slots list={shown.list} />}
          {shown.entry && <OutgoingNote entry={shown.entry} restore={restore} />}
        </>
      )}
      {!shown && data === null && mayAdd && (
        <>
          {begun && (
            <DraftRow
              text={t('begunUntitled')}
              continueLabel={t('continue')}
              onContinue={() => open(form)}
              onDiscard={() => begun.draft.set(null)}
            />
          )}
          <Button
            size="sm"
            variant="secondary"
            icon={<Plus aria-hidden />}
            className="justify-self-start"
            onClick={() => open(form)}
          >
            {t('addToEvent')}
          </Button>
        </>
      )}
      {opened === form && mayAdd && !shown && (
        <ListDialog
          list={null}
          event={{ id: eventId, title, start }}
          form={form}
          schoolId={schoolId}
          onOpenChange={(isOpen) => !isOpen && open(null)}
        />
      )}
    </section>
  );
}
