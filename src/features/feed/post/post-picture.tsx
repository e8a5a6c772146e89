import { type ReactNode, Suspense, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/domain/entities/post';
import { pictureSize } from '@/domain/image';
import { imagesOf } from '@/domain/post-images';
import { lazyOverlay } from '@/ui/lazy-overlay';
import { Moving } from '@/ui/moving';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { MOST_TILES, MoreTiles, Mosaic } from './mosaic';

const PictureViewer = lazyOverlay(
  () => import('../viewer/picture-viewer').then((module) => module.PictureViewer),
  { messages: ['pictures'], inTransition: true },
);

// Where an address carries no size.
const USUAL = { width: 3, height: 2 };

/** The pictures of a post, their room reserved before they have loaded. A click shows one larger. */
export function PostPictures({ post }: { post: Post }) {
  const { t } = useTranslation('feed');
  const [open, setOpen] = useState<number | null>(null);
  const images = imagesOf(post);
  const count = images.length;
  const tiles = images.slice(0, MOST_TILES);
  const hidden = count - tiles.length;
  // On the page while it is small, in the viewer while it is large.
  const nameOf = (at: number) => `picture-${post.id}-${at}`;
  const button = (at: number, img: ReactNode, className: string) => (
    <button
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={PictureViewer.preload}
      onFocus={PictureViewer.preload}
      onClick={() => startTransition(() => setOpen(at))}
      className={`block w-full cursor-zoom-in bg-sunken ${className}`}
    >
      {open === at ? img : <Moving name={nameOf(at)}>{img}</Moving>}
      {hidden > 0 && at === tiles.length - 1 && (
        <>
          <MoreTiles count={hidden} />
          <VisuallyHidden>{t('post.morePictures', { count: hidden })}</VisuallyHidden>
        </>
      )}
    </button>
  );
  const altOf = (alt: string, at: number) =>
    alt ||
    t(count > 1 ? 'post.openPictureOf' : 'post.openPicture', { name: post.authorName, at: at + 1, count });
  const [first] = images;
  const size = first ? pictureSize(first.url) : null;
  const { width, height } = size ?? USUAL;
  return (
    <>
      {count === 1 && first
        ? button(
            0,
            <img
              src={first.url}
              alt={altOf(first.alt, 0)}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              style={{ aspectRatio: `${width} / ${height}` }}
              className={`mx-auto max-h-[34rem] w-full ${size ? 'object-contain' : 'object-cover'}`}
            />,
            '',
          )
        : count > 0 && (
            <Mosaic
              tiles={tiles.map(({ url, alt }, at) => ({
                key: `${at} ${url}`,
                tile: button(
                  at,
                  <img
                    src={url}
                    alt={altOf(alt, at)}
                    loading="lazy"
                    decoding="async"
                    className="absolute inset-0 size-full object-cover"
                  />,
                  'relative h-full',
                ),
              }))}
            />
          )}
      <Suspense fallback={null}>
        {open !== null && (
          <PictureViewer
            images={images}
            start={open}
            nameOf={nameOf}
            title={t('post.picture', { name: post.authorName, count })}
            onOpenChange={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  );
}
