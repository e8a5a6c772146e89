import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedText, FeedId } from '@/backend/ports/posts';
import { MAX_COMMENT, MAX_POST } from '@/domain/limits';
import { topicOf } from '@/domain/topics';
import { useAskBeforePosting } from '@/features/community';
import { MentionSuggestions } from '@/features/mentions';
import { Button } from '@/ui/button';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { TextArea } from '@/ui/text-area';
import { useConfirm } from '@/ui/use-confirm';
import { useEditText } from '../api/use-edit-text';
import { useDraft } from '../model/draft';
import { editFormKey } from '../model/edited-text';
import type { FeedOptions } from '../model/feed-options';
import { useReadOnly } from '../model/use-read-only';
import { TopicSelect } from '../topics';
import { focusEnd } from './focus-end';
import type { Words } from './words';

interface Props {
  of: EditedText;
  /** The feed whose members may be called by name. */
  scope: FeedId;
  /** What is changed. */
  current: Words;
  options: FeedOptions;
  takesFocus: boolean;
}

/** Where the author of a post or a comment changes its text, in its place. */
export function EditForm({ of, scope, current, options, takesFocus }: Props) {
  const { t } = useTranslation(['posts', 'common']);
  const { draft, store } = useDraft(editFormKey(of));
  const blocked = useReadOnly(of.schoolId, options.readOnly);
  const ask = useAskBeforePosting(of.schoolId, true);
  const confirm = useConfirm();
  const editing = useEditText(of);
  const [triedBlank, setTriedBlank] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const isPost = of.commentId === null;
  const text = draft.text.trim();
  const maxLength = isPost ? MAX_POST : MAX_COMMENT;
  const isChanged = text !== current.content.trim() || (isPost && draft.topic !== topicOf(current.topic));

  useEffect(() => {
    if (takesFocus) focusEnd(id);
  }, [id, takesFocus]);

  const close = () => {
    focusPlace(form.current);
    store.set(null);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (blocked !== null || text.length > maxLength) return;
    setTriedBlank(true);
    if (text === '') return document.getElementById(id)?.focus();
    if (!isChanged) return close();
    ask(text, () => {
      focusPlace(form.current);
      editing.mutate();
    });
  };
  const cancel = async () => {
    const question = { title: t('common:discardTyped'), confirmLabel: t('common:discard') };
    if (!isChanged || (await confirm({ ...question, tone: 'danger' }))) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A list over the form has taken the key for itself.
    if (event.defaultPrevented) return;
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) save(event);
    if (event.key === 'Escape') void cancel();
  };
  return (
    // What is far from the screen is not drawn, but for this.
    <form ref={form} data-open onSubmit={save} className={isPost ? 'grid gap-3 px-4 pb-3 md:px-5' : WIDE}>
      <TextArea
        data-draft="kept"
        id={id}
        label={t(isPost ? 'edit.post' : 'edit.comment')}
        rows={isPost ? 3 : 1}
        className={isPost ? undefined : '!min-h-11'}
        maxLength={maxLength}
        value={draft.text}
        disabled={blocked !== null}
        hint={t(blocked === 'paused' ? 'edit.paused' : 'edit.kept')}
        onChange={(event) => store.set({ ...draft, text: event.target.value })}
        onKeyDown={onKeyDown}
        {...(triedBlank && text === '' && { error: t('edit.blank') })}
      />
      <MentionSuggestions
        {...{ fieldId: id, text: draft.text, picked: draft.picked, scope }}
        onPick={(next) => store.set({ ...draft, ...next })}
      />
      {isPost && (
        <LazyBoundary waiting={<div className="min-h-11" />} failed={nothing}>
          <TopicSelect
            topic={draft.topic}
            disabled={blocked !== null}
            onChange={(topic) => store.set({ ...draft, topic })}
          />
        </LazyBoundary>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="secondary" onClick={() => void cancel()}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" size="sm" disabled={blocked !== null} aria-disabled={text.length > maxLength}>
          {t('common:save')}
        </Button>
      </div>
    </form>
  );
}

/** The text can be changed without it. */
const nothing = () => null;

const WIDE = 'grid w-full gap-2';

/** Back to the button that opens the menu of what was changed. */
function focusPlace(form: HTMLElement | null): void {
  const place = form?.closest('li, article');
  place?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
}
