import { useTranslation } from 'react-i18next';
import { type EntryOf, useOffline, type WaitingPostPicture } from '@/features/offline';
import { useObjectUrl } from '@/features/pictures';
import { cx } from '@/ui/cx';
import { ProgressBar } from '@/ui/progress-bar';
import { MOST_TILES, MoreTiles, Mosaic } from '../post/mosaic';

/** The pictures of a post that the server does not have yet, pale until each is stored, and how far the next one is. */
export function OutgoingPictures({ post }: { post: EntryOf<'post'> }) {
  const { t } = useTranslation('pictures');
  const offline = useOffline();
  const { pictures, progress } = post;
  const stored = pictures.filter(({ url }) => url !== null).length;
  const count = pictures.length;
  return (
    <>
      <Pictures pictures={pictures} />
      {stored < count && !offline && (
        <ProgressBar
          label={t(count > 1 ? 'uploadingOf' : 'uploading', { at: stored + 1, count })}
          {...(progress !== null && { value: progress })}
        />
      )}
    </>
  );
}

function Pictures({ pictures }: { pictures: readonly WaitingPostPicture[] }) {
  const [first] = pictures;
  if (!first) return null;
  if (pictures.length === 1)
    return <Picture picture={first} className="mx-auto max-h-[34rem] w-full object-contain" />;
  const hidden = pictures.length - MOST_TILES;
  const tiles = pictures.slice(0, MOST_TILES).map((picture, at) => ({
    key: String(at),
    tile: (
      <>
        <Picture picture={picture} className="absolute inset-0 size-full object-cover" />
        {hidden > 0 && at === MOST_TILES - 1 && <MoreTiles count={hidden} />}
      </>
    ),
  }));
  return <Mosaic tiles={tiles} />;
}

function Picture({ picture, className }: { picture: WaitingPostPicture; className: string }) {
  const src = useObjectUrl(picture.blob);
  if (!src) return null;
  return (
    <img
      src={src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      className={cx(className, picture.url === null && 'opacity-70')}
    />
  );
}
