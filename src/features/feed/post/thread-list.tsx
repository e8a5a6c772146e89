import { useTranslation } from 'react-i18next';
import type { Comment, Post } from '@/domain/entities/post';
import type { EntryOf } from '@/features/offline';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import type { FeedOptions } from '../model/feed-options';
import { type Thread, threadsOf } from '../model/threads';
import { commentElementId } from '../model/use-linked-comment';
import { CommentItem } from './comment-item';
import { OutgoingComment } from './outgoing-comment';
import { Replies } from './replies';
import { useShownComments } from './use-shown-comments';

interface Props {
  comments: readonly Comment[];
  /** One's own that the server does not show yet: where they will be. */
  outgoing: readonly EntryOf<'comment'>[];
  post: Post;
  options: FeedOptions;
  /** Null where nothing can be written. */
  onReply: ((comment: Comment) => void) | null;
  /** The comment that the address has led to. */
  marked: string | null;
}

type Shown = Comment | EntryOf<'comment'>;

/** The comments of a post, oldest first, each with its replies below it. */
export function ThreadList({ comments, outgoing, post, options, onReply, marked }: Props) {
  const { t } = useTranslation('posts');
  const shown = useShownComments(comments, options);
  const threads = threadsOf<Shown>([...shown, ...outgoing]);
  if (threads.length === 0) return null;
  const item = ({ comment, isDetached, replies }: Thread<Shown>) => {
    const said = comment.toGuests ? t('toGuests.mark') : isDetached && t('reply.detached');
    const mark = said && <span className="text-muted text-xs">{said}</span>;
    if ('kind' in comment) return <OutgoingComment key={comment.id} comment={comment} mark={mark} />;
    return (
      <CommentItem
        key={comment.id}
        {...{ post, comment, options, mark }}
        place={{
          id: commentElementId(comment.id),
          tabIndex: -1,
          className: cx('scroll-mt-20 rounded-sm', comment.id === marked && 'ring-4 ring-focus'),
        }}
        replies={replies.length > 0 && <Replies replies={replies}>{replyItem}</Replies>}
      >
        {onReply && (
          <Button
            variant="quiet"
            size="sm"
            className="-mb-2 -ml-3"
            aria-label={t('reply.to', { name: comment.authorName })}
            onClick={() => onReply(comment)}
          >
            {t('reply.start')}
          </Button>
        )}
      </CommentItem>
    );
  };
  const replyItem = (comment: Shown) => item({ comment, isDetached: false, replies: [] });
  return <ul className="grid gap-4">{threads.map(item)}</ul>;
}
