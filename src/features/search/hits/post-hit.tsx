import { brand } from '@/brand';
import { isSystemPost } from '@/domain/entities/post';
import type { FoundPost } from '@/features/feed';
import { MarkedText } from '@/ui/marked-text';
import { OfficialBadge } from '@/ui/official-badge';
import { RelativeTime } from '@/ui/relative-time';
import { snippet } from '../snippet';
import type { HitProps } from './hit';
import { HitLink } from './hit-link';
import { Marked } from './marked';

/** A post: who wrote it, when, and the part of it that was searched for. */
export function PostHit({ hit: { post, marks }, term, onLeave }: HitProps<FoundPost>) {
  return (
    <HitLink to={`/post/${post.id}`} onLeave={onLeave}>
      <span className="grid gap-0.5">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">
            {isSystemPost(post) ? (
              <>
                {brand.name} <OfficialBadge />
              </>
            ) : (
              <Marked text={post.authorName} term={term} />
            )}
          </span>{' '}
          <RelativeTime date={post.createdAt ?? new Date()} className="text-muted text-sm" />
        </span>{' '}
        <span dir="auto" className="line-clamp-2">
          <MarkedText text={snippet(post.content, marks)} marks={marks} />
        </span>
      </span>
    </HitLink>
  );
}
