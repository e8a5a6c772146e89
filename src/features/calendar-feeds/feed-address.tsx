import { CalendarPlus, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalendarFeed } from '@/domain/entities/calendar-feed';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { Loaded } from '@/ui/loaded';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { TextField } from '@/ui/text-field';
import { useCopyToClipboard } from '@/ui/use-copy-to-clipboard';
import { useFeedAddress } from './api/use-feed-address';

/** As high as the address with its buttons. */
const Waiting = () => (
  <SkeletonGroup className="min-h-44 content-start">
    <SkeletonLines lines={4} />
  </SkeletonGroup>
);

/** The address of a feed, to copy or to hand to the calendar of this device. */
export function FeedAddress({ feed }: { feed: CalendarFeed }) {
  const { t } = useTranslation('calendar');
  const read = useFeedAddress(feed);
  return (
    <Loaded read={read} failedText={t('feed.loadFailed')} loading={<Waiting />}>
      {(address) =>
        address === null ? <p>{t('feed.unknown')}</p> : <Address address={address} since={feed.renewedAt} />
      }
    </Loaded>
  );
}

function Address({ address, since }: { address: string; since: Date | null }) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const { copy, isCopied } = useCopyToClipboard({ failed: () => t('feed.copyFailed') });
  return (
    <div className="grid gap-2">
      <TextField
        label={t('feed.address')}
        hint={
          <>
            {t('feed.addressHint')}
            {since && ` ${t('feed.since', { when: format.dateTime(since) })}.`}
          </>
        }
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy(address)}>
          <span aria-live="polite">{isCopied ? t('feed.copied') : t('feed.copy')}</span>
        </Button>
        {/* What calendars register for. It opens no page, so the address stands in no history. */}
        <a
          href={address.replace(/^https?:/, 'webcal:')}
          rel="noreferrer"
          className={buttonStyle('primary', 'md')}
        >
          <CalendarPlus aria-hidden />
          <span className="min-w-0">{t('feed.openApp')}</span>
        </a>
      </div>
    </div>
  );
}
