import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedId } from '@/backend/ports/posts';
import { MAX_POST } from '@/domain/limits';
import { useAskBeforePosting } from '@/features/community';
import { FormSchool, useSchoolOf } from '@/features/session';
import { lazyComponent } from '@/i18n/lazy-component';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { TextArea } from '@/ui/text-area';
import { useCreatePost } from '../api/use-create-post';
import { arePicturesFit, feedFormKey, useDraft, write } from '../model/draft';
import { useReadOnly } from '../model/use-read-only';
import { PictureButton } from './picture-button';
import { usePictures } from './use-pictures';

export interface ComposerProps {
  feed: FeedId;
  readOnly?: boolean;
  /** A post was sent off: clear a search, so that it can be seen. */
  onPosted?: () => void;
}

const PictureList = lazyComponent(() => import('./picture-list').then((m) => m.PictureList), {
  messages: ['pictures'],
});

/** Where posts are written: a text, and pictures if one likes. */
export function Composer({ feed, readOnly, onPosted }: ComposerProps) {
  const { t } = useTranslation('feed');
  const blocked = useReadOnly(feed.schoolId, readOnly);
  const { draft, store } = useDraft(feedFormKey(feed));
  const ask = useAskBeforePosting(feed.schoolId, draft.text !== '');
  const creating = useCreatePost(feed);
  const school = useSchoolOf(feed.schoolId);
  const [triedBlank, setTriedBlank] = useState(false);
  const pictures = usePictures(store, blocked !== null);
  const hasPictures = draft.pictures.length > 0;
  const isWaiting = pictures.preparing.length > 0 || !arePicturesFit(draft.pictures);
  const id = useId();

  const text = draft.text.trim();
  const over = text.length - MAX_POST;
  const needsText = triedBlank && text === '' && hasPictures;
  const error = over > 0 ? t('composer.tooLong', { count: over }) : needsText && t('composer.needsText');
  const submit = () => {
    if (blocked || isWaiting || over > 0) return;
    setTriedBlank(true);
    ask(text, () => {
      if (!creating.mutate()) return document.getElementById(id)?.focus();
      setTriedBlank(false);
      onPosted?.();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit();
  };

  return (
    <Card
      as="section"
      aria-label={t('composer.title')}
      {...pictures.target}
      className={cx('grid gap-3', pictures.isOver && 'outline-2 outline-accent outline-dashed')}
    >
      {!blocked && school.isOneOfSeveral && <FormSchool school={school} />}
      <TextArea
        data-draft="kept"
        id={id}
        label={t('composer.label')}
        hideLabel
        placeholder={t('composer.label')}
        value={draft.text}
        disabled={blocked !== null}
        onChange={(event) => write(store, { text: event.target.value })}
        onKeyDown={onKeyDown}
        hint={blocked && t(`composer.${blocked}`)}
        {...(error && { error })}
      />
      {(hasPictures || pictures.hadNoRoom !== null) && (
        <LazyBoundary>
          <PictureList {...{ draft, store, pictures }} schoolId={feed.schoolId} />
        </LazyBoundary>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PictureButton disabled={blocked !== null} onFiles={pictures.take} />
        <Button disabled={blocked !== null} aria-disabled={isWaiting || over > 0} onClick={submit}>
          {t('composer.post')}
        </Button>
      </div>
    </Card>
  );
}
