import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment, Post } from '@/domain/entities/post';
import { cx } from '@/ui/cx';
import { RelativeTime } from '@/ui/relative-time';
import { TextBlock } from '@/ui/text-block';
import { WordsOf } from '../editing/own-words';
import type { FeedOptions } from '../model/feed-options';
import { AuthorAvatar } from './author-avatar';
import { AuthorName } from './author-name';
import { EditedMark } from './edited-mark';
import { LateCommentMenu } from './late-menus';
import { useMayActOn } from './use-may-act-on';
import { wordsWithPeople } from './words-with-people';

interface Props {
  post: Post;
  comment: Comment;
  options: FeedOptions;
  /** Beside its time: that it answers another one. */
  mark?: ReactNode;
  /** How the address leads to it. */
  place?: Pick<ComponentProps<'div'>, 'id' | 'tabIndex' | 'className'>;
  /** Its replies. */
  replies?: ReactNode;
  /** What else can be done with it, under its text. */
  children?: ReactNode;
}

/** One comment of a post. */
export function CommentItem({ post, comment, options, mark, place, replies, children }: Props) {
  const { t } = useTranslation('feed');
  const mayAct = useMayActOn(comment.authorId, post.schoolId, options);
  return (
    <li className="grid gap-4">
      <div {...place} className={cx('flex items-start gap-2.5', place?.className)}>
        <AuthorAvatar author={comment} size="sm" />
        <div className="grid min-w-0 flex-1 justify-items-start">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <AuthorName author={comment} options={options} className="text-sm leading-[max(1.5em,24px)]" />
            <RelativeTime date={comment.createdAt} className="text-muted text-xs" />
            <EditedMark at={comment.editedAt} className="text-xs" />
            {mark}
          </p>
          <WordsOf post={post} comment={comment} options={options}>
            {({ content, mentions }) => (
              <TextBlock
                text={content}
                words={wordsWithPeople(mentions, options)}
                className="min-w-0 max-w-full"
              />
            )}
          </WordsOf>
          {options.renderAction?.(post, comment)}
          {children}
        </div>
        {mayAct && (
          <div className="-my-1.5">
            <LateCommentMenu
              label={t('comments.actions', { name: comment.authorName })}
              {...{ post, comment, options }}
            />
          </div>
        )}
      </div>
      {replies}
    </li>
  );
}
