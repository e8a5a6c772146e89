import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '@/features/pictures';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextBlock } from '@/ui/text-block';
import { useConfirm } from '@/ui/use-confirm';
import { useToast } from '@/ui/use-toast';
import { useEntries, useOutbox } from './offline-context';
import type { Entry, WaitingPicture } from './outbox/entry';

interface Props {
  /** Puts an entry back where it can be written on; null where its place is closed to the person now. */
  takeUpIn: (entry: Entry) => (() => void) | null;
}

/** What the server refused after a wait: drafts again, each with the reason, above every screen. */
export function ReturnedDrafts({ takeUpIn }: Props) {
  const { t } = useTranslation('offline');
  const returned = useEntries().filter((entry) => entry.refused !== null);
  if (returned.length === 0) return null;
  return (
    <section aria-label={t('returned.title')} className="mb-6 grid gap-4">
      {returned.map((entry) => (
        <ReturnedDraft key={entry.id} entry={entry} takeUp={takeUpIn(entry)} />
      ))}
    </section>
  );
}

function ReturnedDraft({ entry, takeUp }: { entry: Entry; takeUp: (() => void) | null }) {
  const { t } = useTranslation(['offline', 'errors']);
  const outbox = useOutbox();
  const confirm = useConfirm();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(entry.content);
      toast.show(t('returned.copied'), { tone: 'success' });
    } catch {
      toast.show(t('returned.copyFailed'), { tone: 'warning' });
    }
  };
  const discard = async () => {
    const title = t('returned.discardQuestion');
    if (await confirm({ title, confirmLabel: t('returned.discard'), tone: 'danger' })) {
      await outbox?.discard(entry.id);
    }
  };
  return (
    <Card
      as="article"
      aria-label={t(`returned.${entry.kind}`)}
      className="grid gap-3 border-warning border-t-3"
    >
      <div role="alert">
        <p className="font-semibold">{t(`returned.${entry.kind}`)}</p>
        <p className="text-muted text-sm">{entry.refused && t(`errors:${entry.refused}`)}</p>
      </div>
      <TextBlock text={entry.content} />
      {entry.kind === 'post' && entry.picture && <WaitingPictureView picture={entry.picture} />}
      <div className="flex flex-wrap gap-2">
        {takeUp && (
          <Button size="sm" onClick={takeUp}>
            {t('returned.edit')}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => void copy()}>
          {t('returned.copy')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => void discard()}>
          {t('returned.discard')}
        </Button>
      </div>
    </Card>
  );
}

function WaitingPictureView({ picture }: { picture: WaitingPicture }) {
  const { t } = useTranslation('offline');
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
