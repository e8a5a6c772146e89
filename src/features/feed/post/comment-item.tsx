import { useTranslation } from 'react-i18next';
import type { Comment, Post } from '@/domain/entities/post';
import { RelativeTime } from '@/ui/relative-time';
import { TextBlock } from '@/ui/text-block';
import { AuthorAvatar } from './author-avatar';
import { AuthorName } from './author-name';
import type { FeedOptions } from './feed-options';
import { LateCommentMenu } from './late-menus';
import { useMayActOn } from './use-may-act-on';
import { wordsWithPeople } from './words-with-people';

/** One comment of a post. */
export function CommentItem({
  post,
  comment,
  options,
}: {
  post: Post;
  comment: Comment;
  options: FeedOptions;
}) {
  const { t } = useTranslation('feed');
  const mayAct = useMayActOn(comment.authorId, post.schoolId, options);
  return (
    <li className="flex items-start gap-2.5">
      <AuthorAvatar author={comment} size="sm" />
      <div className="grid min-w-0 flex-1 justify-items-start">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <AuthorName author={comment} options={options} className="text-sm" />
          <RelativeTime date={comment.createdAt} className="text-muted text-xs" />
        </p>
        <TextBlock
          text={comment.content}
          words={wordsWithPeople(comment.mentions, options)}
          className="min-w-0 max-w-full"
        />
        {options.renderAction?.(post, comment)}
      </div>
      {mayAct && (
        <div className="-my-1.5">
          <LateCommentMenu
            label={t('comments.actions', { name: comment.authorName })}
            {...{ post, comment, options }}
          />
        </div>
      )}
    </li>
  );
}
