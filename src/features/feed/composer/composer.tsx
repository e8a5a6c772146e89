import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedId } from '@/backend/ports/posts';
import { MAX_POST } from '@/domain/limits';
import { PhotoNote, useAskBeforePosting } from '@/features/community';
import { FormSchool, useMe, useSchoolOf } from '@/features/session';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { LoadingText } from '@/ui/spinner';
import { TextArea } from '@/ui/text-area';
import { useCreatePost } from '../api/use-create-post';
import { feedFormKey, useDraft, write } from '../model/draft';
import { useReadOnly } from '../model/use-read-only';
import { COMPOSER } from './composer-field';
import { PictureButton } from './picture-button';
import { PicturePreview } from './picture-preview';
import { useExpanded } from './use-expanded';
import { usePicture } from './use-picture';

export interface ComposerProps {
  feed: FeedId;
  readOnly?: boolean;
  /** In a window of its own: all that it has, from the start. */
  inSheet?: boolean;
  /** A post was sent off: clear a search, so that it can be seen. */
  onPosted?: () => void;
}

/** A picture can be posted without it. */
const nothing = () => null;

/** Where posts are written: a text, and a picture if one likes. One line until it is touched. */
export function Composer({ feed, readOnly, inSheet = false, onPosted }: ComposerProps) {
  const { t } = useTranslation('feed');
  const blocked = useReadOnly(feed.schoolId, readOnly);
  const { draft, store } = useDraft(feedFormKey(feed));
  const ask = useAskBeforePosting(feed.schoolId, draft.text !== '');
  const creating = useCreatePost(feed);
  const school = useSchoolOf(feed.schoolId);
  const [triedBlank, setTriedBlank] = useState(false);
  const picture = usePicture(store, blocked !== null);
  const id = useId();
  const me = useMe();
  const section = useRef<HTMLDivElement>(null);
  const expanding = useExpanded(section, draft.text === '' && draft.picture === null && !picture.preparing);
  // Where nothing can be written it shows why, and what there would be.
  const isExpanded = inSheet || blocked !== null || expanding.isExpanded;

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
      ref={section}
      {...COMPOSER}
      aria-label={t('composer.title')}
      onFocus={expanding.onFocus}
      {...picture.target}
      padding="none"
      className={cx(
        isExpanded ? 'grid gap-3' : 'flex items-start gap-2',
        isExpanded && !inSheet ? 'p-3 md:p-4' : '!border-0 !bg-transparent !shadow-none',
        picture.isOver && 'outline-2 outline-accent outline-dashed',
      )}
    >
      {!isExpanded && <Avatar name={me.firstName} src={me.profilePicUrl} />}
      {isExpanded && !blocked && school.isOneOfSeveral && <FormSchool school={school} />}
      <div className="min-w-0 flex-1">
        <TextArea
          data-draft="kept"
          id={id}
          label={t('composer.label')}
          hideLabel
          placeholder={t(isExpanded ? 'composer.label' : 'composer.short')}
          rows={isExpanded ? 3 : 1}
          className={cx(
            !isExpanded && '!min-h-11 !resize-none !border-line',
            inSheet && 'max-md:min-h-[40dvh]',
          )}
          value={draft.text}
          disabled={blocked !== null}
          autoFocus={inSheet}
          onChange={(event) => write(store, { text: event.target.value })}
          onKeyDown={onKeyDown}
          hint={blocked && t(`composer.${blocked}`)}
          {...(error && { error })}
        />
      </div>
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
      <div className={isExpanded ? 'flex flex-wrap items-center justify-between gap-2' : 'contents'}>
        <PictureButton compact={!isExpanded} disabled={blocked !== null} onFile={picture.take} />
        {isExpanded && (
          <Button disabled={blocked !== null} aria-disabled={picture.preparing || over > 0} onClick={submit}>
            {t('composer.post')}
          </Button>
        )}
      </div>
    </Card>
  );
}
