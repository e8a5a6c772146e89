import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedId } from '@/backend/ports/posts';
import { MAX_POST } from '@/domain/limits';
import { PhotoNote, useAskBeforePosting } from '@/features/community';
import { FormSchool, useSchoolOf } from '@/features/session';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { LoadingText } from '@/ui/spinner';
import { TextArea } from '@/ui/text-area';
import { useCreatePost } from '../api/use-create-post';
import { feedFormKey, useDraft, write } from '../model/draft';
import { useReadOnly } from '../model/use-read-only';
import { PictureButton } from './picture-button';
import { PicturePreview } from './picture-preview';
import { usePicture } from './use-picture';

export interface ComposerProps {
  feed: FeedId;
  readOnly?: boolean;
  /** A post was sent off: clear a search, so that it can be seen. */
  onPosted?: () => void;
}

/** A picture can be posted without it. */
const nothing = () => null;

/** Where posts are written: a text, and a picture if one likes. */
export function Composer({ feed, readOnly, onPosted }: ComposerProps) {
  const { t } = useTranslation('feed');
  const blocked = useReadOnly(feed.schoolId, readOnly);
  const { draft, store } = useDraft(feedFormKey(feed));
  const ask = useAskBeforePosting(feed.schoolId, draft.text !== '');
  const creating = useCreatePost(feed);
  const school = useSchoolOf(feed.schoolId);
  const [triedBlank, setTriedBlank] = useState(false);
  const picture = usePicture(store, blocked !== null);
  const id = useId();

  const text = draft.text.trim();
  const over = text.length - MAX_POST;
  const needsText = triedBlank && text === '' && draft.picture !== null;
  const error = over > 0 ? t('composer.tooLong', { count: over }) : needsText && t('composer.needsText');
  const submit = () => {
    if (blocked || picture.preparing || over > 0) return;
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
      {...picture.target}
      className={cx('grid gap-3', picture.isOver && 'outline-2 outline-accent outline-dashed')}
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
      {draft.picture && (
        <>
          <PicturePreview picture={draft.picture} onRemove={picture.remove} />
          <LazyBoundary failed={nothing}>
            <PhotoNote schoolId={feed.schoolId} />
          </LazyBoundary>
        </>
      )}
      <div role="status" className="empty:hidden">
        {picture.preparing && <LoadingText>{t('composer.preparing')}</LoadingText>}
      </div>
      <div role="alert" className="empty:hidden">
        {picture.error && <p className="font-medium text-danger text-sm">{picture.error}</p>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PictureButton disabled={blocked !== null} onFile={picture.take} />
        <Button disabled={blocked !== null} aria-disabled={picture.preparing || over > 0} onClick={submit}>
          {t('composer.post')}
        </Button>
      </div>
    </Card>
  );
}
