import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '@/features/pictures';
import { useFormat } from '@/i18n/format';
import { DraftCard } from './draft-card';
import { entryText } from './entry-text';
import { useEntries, useOutbox } from './offline-context';
import type { Entry, WaitingPicture } from './outbox/entry';

interface Props {
  /** Puts an entry back where it can be written on; null where its place is closed to the person now. */
  restoreIn: (entry: Entry) => (() => void) | null;
}

function titleOf(entry: Entry) {
  if (entry.kind === 'edit') return 'change';
  if (entry.kind === 'post-act' && entry.act.type === 'pin') return 'pin';
  return entry.kind === 'membership' && !entry.joins ? 'leaving' : entry.kind;
}

/** What is written on rather than sent again as it is. */
const isWriting = ({ kind }: Entry) => kind === 'post' || kind === 'comment' || kind === 'edit';

const picturesOf = (entry: Entry): readonly WaitingPicture[] => {
  if (entry.kind === 'post') return entry.pictures;
  return entry.kind === 'profile' && entry.picture ? [entry.picture] : [];
};

/** What the server refused after a wait: drafts again, each with the reason, above every screen. */
export function RefusedDrafts({ restoreIn }: Props) {
  const { t } = useTranslation(['drafts', 'errors']);
  const outbox = useOutbox();
  const format = useFormat();
  const returned = useEntries().filter((entry) => entry.refused !== null);
  if (returned.length === 0) return null;
  return (
    <section aria-label={t('returned.title')} className="mb-6 grid gap-4">
      {returned.map((entry) => (
        <DraftCard
          key={entry.id}
          title={t([`returned.${titleOf(entry)}`, 'returned.other'])}
          reason={
            entry.refused &&
            t([`errors:${entry.refused}`, 'errors:unknown'], { when: format.dateTime(entry.retryAt) })
          }
          text={entryText(entry, format)}
          restore={restoreIn(entry)}
          retry={isWriting(entry) ? null : () => void outbox?.retry(entry.id)}
          onDiscard={() => void outbox?.discard(entry.id)}
        >
          {picturesOf(entry).map((picture, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they neither change nor move here.
            <WaitingPictureView key={at} picture={picture} />
          ))}
        </DraftCard>
      ))}
    </section>
  );
}

function WaitingPictureView({ picture }: { picture: WaitingPicture }) {
  const { t } = useTranslation('drafts');
  const src = useObjectUrl(picture.blob);
  if (!src) return null;
  return (
    <img
      src={src}
      alt={t('returned.picture')}
      width={picture.width}
      height={picture.height}
      className="max-h-64 w-auto rounded-md border border-line"
    />
  );
}
