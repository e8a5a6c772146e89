import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { useCommentInAddress } from '../model/use-linked-comment';

/** Replies that are shown from the start: the newest. */
const SHOWN = 3;

interface Props<C extends { id: string }> {
  /** Oldest first. */
  replies: readonly C[];
  children: (reply: C) => ReactNode;
}

/** The replies to one comment, indented as far as there is room; of many the newest until more is asked for. */
export function Replies<C extends { id: string }>({ replies, children }: Props<C>) {
  const { t } = useTranslation(['posts', 'feed']);
  const linked = useCommentInAddress();
  const folded = replies.length - SHOWN;
  // What the address names is not folded away.
  const [isOpen, setOpen] = useState(() => replies.slice(0, -SHOWN).some(({ id }) => id === linked));
  return (
    <div className="ml-1.5 grid justify-items-start gap-4 border-line border-l-2 pl-3 min-[24rem]:ml-3.5 min-[24rem]:pl-6">
      {folded > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="-my-2 -ml-3"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('feed:post.less') : t('reply.earlier', { count: folded })}
        </Button>
      )}
      <ul className="grid w-full min-w-0 gap-4">
        {(isOpen ? replies : replies.slice(-SHOWN)).map(children)}
      </ul>
    </div>
  );
}
