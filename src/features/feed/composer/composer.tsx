import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedId } from '@/backend/ports/posts';
import { MAX_POST } from '@/domain/limits';
import { pollWords } from '@/domain/poll-words';
import type { Topic } from '@/domain/topics';
import { PhotoNote, useAskBeforePosting } from '@/features/community';
import { MentionSuggestions } from '@/features/mentions';
import { PollComposer, type PollForm } from '@/features/polls';
import { FormSchool, useMe, useSchoolOf } from '@/features/session';
import { lazyComponent } from '@/i18n/lazy-component';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { TextArea } from '@/ui/text-area';
import { useCreatePost } from '../api/use-create-post';
import { arePicturesFit, feedFormKey, useDraft, write } from '../model/draft';
import { useReadOnly } from '../model/use-read-only';
import { TopicSelect } from '../topics';
import { COMPOSER } from './composer-field';
import { PictureButton } from './picture-button';
import { useExpanded } from './use-expanded';
import { usePictures } from './use-pictures';

export interface ComposerProps {
  feed: FeedId;
  readOnly?: boolean;
  /** In a window of its own: all that it has, from the start. */
  inSheet?: boolean;
  /** A post was sent off: clear a search, so that it can be seen. */
  onPosted?: (topic: Topic | null) => void;
}

const PictureList = lazyComponent(() => import('./picture-list').then((m) => m.PictureList), {
  messages: ['pictures'],
});

/** What is fetched must not push aside what somebody reaches for. */
const POLL_ROOM = <span className="h-11" style={{ width: '6rem' }} />;

/** One can post without it. */
const nothing = () => null;

/** Where posts are written: a text, and pictures if one likes. One line until it is touched. */
export function Composer({ feed, readOnly, inSheet = false, onPosted }: ComposerProps) {
  const { t } = useTranslation(['feed', 'common']);
  const blocked = useReadOnly(feed.schoolId, readOnly);
  const { draft, store } = useDraft(feedFormKey(feed));
  const ask = useAskBeforePosting(feed.schoolId, draft.text !== '');
  const pollForm = useRef<PollForm>(null);
  const creating = useCreatePost(feed, pollForm);
  const school = useSchoolOf(feed.schoolId);
  const [triedBlank, setTriedBlank] = useState(false);
  const pictures = usePictures(store, blocked !== null);
  const hasPictures = draft.pictures.length > 0;
  const isWaiting = pictures.preparing.length > 0 || !arePicturesFit(draft.pictures);
  const id = useId();
  const me = useMe();
  const section = useRef<HTMLDivElement>(null);
  const expanding = useExpanded(
    section,
    draft.text === '' &&
      !hasPictures &&
      !draft.poll &&
      !draft.topic &&
      pictures.preparing.length === 0 &&
      !pictures.hadNoRoom &&
      pictures.failed.length === 0,
  );
  // Where nothing can be written it shows why, and what there would be.
  const isExpanded = inSheet || blocked !== null || expanding.isExpanded;

  const text = draft.text.trim();
  const over = text.length - MAX_POST;
  const needsText = triedBlank && text === '' && hasPictures;
  const error = over > 0 ? t('common:tooLong', { count: over }) : needsText && t('composer.needsText');
  const submit = () => {
    if (blocked || isWaiting || over > 0) return;
    setTriedBlank(true);
    if (draft.poll && !pollForm.current?.check()) return;
    ask(pollWords(text, draft.poll), () => {
      if (!creating.mutate()) return document.getElementById(id)?.focus();
      setTriedBlank(false);
      onPosted?.(draft.topic);
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
      {...pictures.target}
      padding="none"
      className={cx(
        isExpanded ? 'grid gap-3' : 'flex items-start gap-2',
        isExpanded && !inSheet ? 'p-3 md:p-4' : '!border-0 !bg-transparent !shadow-none',
        pictures.isOver && 'outline-2 outline-accent outline-dashed',
      )}
    >
      {!isExpanded && <Avatar id={me.uid} name={me.firstName} src={me.profilePicUrl} />}
      {isExpanded && !blocked && school.isOneOfSeveral && <FormSchool school={school} />}
      <div className="grid min-w-0 flex-1 gap-2">
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
        <MentionSuggestions
          {...{ fieldId: id, text: draft.text, picked: draft.picked, scope: feed }}
          onPick={(next) => write(store, next)}
        />
      </div>
      {(hasPictures || pictures.hadNoRoom !== null) && (
        <LazyBoundary>
          <PictureList {...{ draft, store, pictures }} />
        </LazyBoundary>
      )}
      <div className={isExpanded ? 'flex flex-wrap items-center gap-2' : 'contents'}>
        <PictureButton compact={!isExpanded} disabled={blocked !== null} onFiles={pictures.take} />
        {isExpanded && (
          <LazyBoundary waiting={POLL_ROOM} {...(!draft.poll && { failed: nothing })}>
            <PollComposer
              ref={pollForm}
              poll={draft.poll}
              disabled={blocked !== null}
              needsQuestion={triedBlank && text === ''}
              onChange={(poll) => write(store, { poll })}
            />
          </LazyBoundary>
        )}
        {isExpanded && (
          <LazyBoundary waiting={POLL_ROOM} failed={nothing}>
            <TopicSelect
              topic={draft.topic}
              disabled={blocked !== null}
              onChange={(topic) => write(store, { topic })}
            />
          </LazyBoundary>
        )}
        {isExpanded && (
          <Button
            className="ml-auto"
            disabled={blocked !== null}
            aria-disabled={isWaiting || over > 0}
            onClick={submit}
          >
            {t('composer.post')}
          </Button>
        )}
      </div>
      {/* Below the buttons, which must not move while somebody reaches for them: it is fetched. */}
      {hasPictures && (
        <LazyBoundary failed={nothing}>
          <PhotoNote schoolId={feed.schoolId} />
        </LazyBoundary>
      )}
    </Card>
  );
}
