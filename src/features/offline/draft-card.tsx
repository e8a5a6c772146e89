import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextBlock } from '@/ui/text-block';
import { useConfirm } from '@/ui/use-confirm';
import { useCopyToClipboard } from '@/ui/use-copy-to-clipboard';

interface Props {
  title: string;
  /** Why it is here. */
  reason: string | null;
  text: string;
  /** Puts it back where it can be written on; null where its place is closed to the person now. */
  restore: (() => void) | null;
  /** Sends it again as it is; null where that makes no sense. */
  retry?: (() => void) | null;
  /** Called once the person is sure. */
  onDiscard: () => void;
  /** What belongs to the text. */
  children?: ReactNode;
}

/** Something written that can't stay where it was: to copy, to discard, to write on where that is possible. */
export function DraftCard({ title, reason, text, restore, retry, onDiscard, children }: Props) {
  const { t } = useTranslation(['drafts', 'common']);
  const confirm = useConfirm();
  const { copy } = useCopyToClipboard({
    copied: t('returned.copied'),
    failed: () => t('returned.copyFailed'),
  });
  const discard = async () => {
    const question = t('returned.discardQuestion');
    if (await confirm({ title: question, confirmLabel: t('returned.discard'), tone: 'danger' })) onDiscard();
  };
  return (
    <Card as="article" aria-label={title} className="grid gap-3 border-warning border-t-3">
      <div role="alert">
        <p className="font-semibold">{title}</p>
        <p className="text-muted text-sm">{reason}</p>
      </div>
      <TextBlock text={text} />
      {children}
      <div className="flex flex-wrap gap-2">
        {restore && (
          <Button size="sm" onClick={restore}>
            {t('returned.edit')}
          </Button>
        )}
        {retry && (
          <Button size="sm" onClick={retry}>
            {t('common:retry')}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => void copy(text)}>
          {t('returned.copy')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => void discard()}>
          {t('returned.discard')}
        </Button>
      </div>
    </Card>
  );
}
