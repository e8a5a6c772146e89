import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isSystemPost, type Post } from '@/domain/entities/post';
import { useFormat } from '@/i18n/format';
import { Avatar } from '@/ui/avatar';
import { RelativeTime } from '@/ui/relative-time';
import { useOnItsWay } from '../model/use-waiting';

/** Head of a post: who, whose parent, when. The product's own posts lead to no profile (spec §6). */
export function Byline({ post, pending }: { post: Post; pending: boolean }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const onItsWay = useOnItsWay();
  const children = post.children.map(({ name, gradeOrRoom }) =>
    t('post.child', { name, grade: gradeOrRoom }),
  );
  return (
    <div className="flex min-w-0 flex-1 items-start gap-3">
      <Avatar name={post.authorName} src={post.profilePicUrl} />
      <div className="grid min-w-0 gap-x-2">
        {isSystemPost(post) ? (
          <span className="font-semibold">{post.authorName}</span>
        ) : (
          <Link to={`/profile/${post.authorId}`} className="justify-self-start font-semibold hover:underline">
            {post.authorName}
          </Link>
        )}
        {children.length > 0 && (
          <p className="text-muted text-sm">{t('post.parentOf', { children: format.list(children) })}</p>
        )}
        {pending ? (
          <p role="status" className="text-muted text-sm">
            {onItsWay}
          </p>
        ) : (
          <Link
            to={`/post/${post.id}`}
            className="inline-flex min-h-6 items-center justify-self-start text-muted text-sm hover:underline"
          >
            <RelativeTime date={post.createdAt} />
          </Link>
        )}
      </div>
    </div>
  );
}
