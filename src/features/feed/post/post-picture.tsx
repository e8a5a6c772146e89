import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/domain/entities/post';
import { pictureSize } from '@/domain/image';
import { PictureViewer } from './picture-viewer';

// Where an address carries no size.
const USUAL = { width: 3, height: 2 };

/** The picture of a post, its room reserved before it has loaded. A click shows it larger. */
export function PostPicture({ post, src }: { post: Post; src: string }) {
  const { t } = useTranslation('feed');
  const [open, setOpen] = useState(false);
  const size = pictureSize(src);
  const { width, height } = size ?? USUAL;
  return (
    <>
      <button
        type="button"
        aria-label={t('post.openPicture', { name: post.authorName })}
        onClick={() => setOpen(true)}
        className="block w-full cursor-zoom-in bg-sunken"
      >
        <img
          src={src}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          style={{ aspectRatio: `${width} / ${height}` }}
          className={`mx-auto max-h-[34rem] w-full ${size ? 'object-contain' : 'object-cover'}`}
        />
      </button>
      {open && (
        <PictureViewer
          src={src}
          label={t('post.picture', { name: post.authorName })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
