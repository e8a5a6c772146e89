import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_POST_IMAGES } from '@/domain/limits';
import type { DraftStore } from '@/features/drafts';
import { LoadingText } from '@/ui/spinner';
import { type Draft, draftIn, write } from '../model/draft';
import { PictureItem } from './picture-item';
import { PictureProblems } from './picture-problems';
import type { usePictures } from './use-pictures';

interface Props {
  draft: Draft;
  store: DraftStore<Draft>;
  pictures: ReturnType<typeof usePictures>;
}

/** The pictures of a draft, with what is seen on them, and those that are being prepared. */
export function PictureList({ draft, store, pictures }: Props) {
  const { t } = useTranslation('pictures');
  const { preparing, remove } = pictures;
  const list = useRef<HTMLUListElement>(null);
  /** What has just happened, for screen readers, and what has the focus then. */
  const [told, setTold] = useState('');
  const [focus, setFocus] = useState<{ on: string } | null>(null);
  const count = draft.pictures.length;
  // The button that was pressed has moved, or is gone.
  useEffect(() => {
    if (focus) (document.getElementById(focus.on) ?? list.current)?.focus();
  }, [focus]);

  const setAlt = (id: string, alt: string) =>
    write(store, {
      pictures: draftIn(store).pictures.map((one) => (one.id === id ? { ...one, alt } : one)),
    });
  const move = (from: number, to: number, buttonId: string) => {
    const moved = [...draftIn(store).pictures];
    moved.splice(to, 0, ...moved.splice(from, 1));
    write(store, { pictures: moved });
    setFocus({ on: buttonId });
    setTold(t('moved', { at: to + 1, count }));
  };
  const drop = (id: string) => {
    remove(id);
    setFocus({ on: '' });
    setTold(t('removed'));
  };

  return (
    <>
      {count + preparing.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label={t('list')} className="grid grid-cols-1 gap-4 rounded-md">
          {draft.pictures.map((picture, at) => (
            <PictureItem
              key={picture.id}
              picture={picture}
              {...{ at, count }}
              onDescribe={(alt) => setAlt(picture.id, alt)}
              onMove={(to, buttonId) => move(at, to, buttonId)}
              onRemove={() => drop(picture.id)}
            />
          ))}
          {preparing.map((id) => (
            <li
              key={id}
              className="flex min-h-24 items-center justify-center rounded-md border border-line border-dashed p-4"
            >
              <div role="status">
                <LoadingText>{t('preparing')}</LoadingText>
              </div>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
      <PictureProblems pictures={pictures} tooMany={count - MAX_POST_IMAGES} />
    </>
  );
}
