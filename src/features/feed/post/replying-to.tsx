import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DraftStore } from '@/features/drafts';
import { IconButton } from '@/ui/icon-button';
import type { Draft } from '../model/draft';
import { isReplyLost, type KnownComments, stopReply } from '../model/reply';

interface Props {
  draft: Draft;
  store: DraftStore<Draft>;
  comments: KnownComments;
  /** Called once it is no reply any more. */
  onStopped: () => void;
}

/** Says whom a comment that is being written answers, or that this is no longer there. */
export function ReplyingTo({ draft, store, comments, onStopped }: Props) {
  const { t } = useTranslation('posts');
  const { replyTo, replyName } = draft;
  if (replyTo === null) return null;
  const isLost = isReplyLost(draft, comments);
  // What came back from the outbox has no name with it.
  const name = replyName || comments.items.find(({ id }) => id === replyTo)?.authorName;
  return (
    <div className="flex items-center gap-1.5 text-muted text-sm">
      <p role="status" className="min-w-0 [overflow-wrap:anywhere]">
        {isLost ? t('reply.lost') : name ? t('reply.replying', { name }) : t('reply.replyingToComment')}
      </p>
      <IconButton
        label={t('reply.stop')}
        icon={<X aria-hidden />}
        className="-my-1.5 shrink-0"
        onClick={() => {
          stopReply(store);
          onStopped();
        }}
      />
    </div>
  );
}
