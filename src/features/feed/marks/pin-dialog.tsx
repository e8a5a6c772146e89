import { addDays, endOfDay, isValid, parseISO } from 'date-fns';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend, useRead } from '@/backend/react';
import type { Post } from '@/domain/entities/post';
import { MAX_PINS, othersPinned, PIN_DAYS } from '@/domain/pins';
import { Button } from '@/ui/button';
import { Choices } from '@/ui/choices';
import { Dialog } from '@/ui/dialog';
import { toInputTime } from '@/ui/input-time';
import { TextField } from '@/ui/text-field';
import { feedKeys } from '../api/feed-keys';

interface Props {
  post: Post;
  onPin: (until: Date) => void;
  onOpenChange: (open: boolean) => void;
}

const DAYS = [3, 7, 14, 30];

/** A day as the field for days writes it. */
const dayIn = (days: number) => toInputTime(addDays(new Date(), days)).slice(0, 10);

/** Asks until when a post is pinned: to the end of a day. */
export function PinDialog({ post, onPin, onOpenChange }: Props) {
  const { t } = useTranslation(['posts', 'common']);
  const { posts } = useBackend();
  const [day, setDay] = useState(() => dayIn(7));
  const [hasTried, setTried] = useState(false);
  const form = useId();
  // As it is now, whenever it is opened. Without an answer, offline, it can be tried: the server decides.
  const { data: list } = useRead(feedKeys.pins(post), () => posts.pins(post), { staleTime: 0, gcTime: 0 });
  const now = new Date();
  const isFull = othersPinned(list?.posts ?? {}, post.id, now).length >= MAX_PINS;
  const until = endOfDay(parseISO(day));
  // The whole of the last day must fit.
  const isFit = isValid(until) && until > now && day <= dayIn(PIN_DAYS - 1);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isFit || isFull) return;
    onOpenChange(false);
    onPin(until);
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t('pin.title')}
      description={t('pin.text', { count: MAX_PINS })}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={form} aria-disabled={isFull}>
            {t('pin.submit')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        {isFull && <p role="alert">{t('pin.full')}</p>}
        <Choices
          legend={t('pin.for')}
          choices={Object.fromEntries(DAYS.map((days) => [dayIn(days), t('pin.days', { count: days })]))}
          value={day}
          onChoose={setDay}
        />
        <TextField
          type="date"
          label={t('pin.until')}
          value={day}
          min={dayIn(0)}
          max={dayIn(PIN_DAYS - 1)}
          onChange={({ target }) => setDay(target.value)}
          {...(hasTried && !isFit && { error: t('pin.invalid', { count: PIN_DAYS }) })}
        />
      </form>
    </Dialog>
  );
}
