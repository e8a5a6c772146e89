import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/domain/entities/post';
import { MAX_COMMENT } from '@/domain/limits';
import { useAskBeforePosting } from '@/features/community';
import { MentionSuggestions } from '@/features/mentions';
import { FormSchool, useSchoolOf } from '@/features/session';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/text-area';
import { useCreateComment } from '../api/use-create-comment';
import { commentFormKey, useDraft, write } from '../model/draft';
import type { KnownComments } from '../model/reply';
import { ReplyingTo } from './replying-to';
import { ToGuests } from './to-guests';

interface Props {
  post: Post;
  /** Of the field. */
  id: string;
  /** Those that it may answer. */
  comments: KnownComments;
  /** Why nothing can be written at the moment. */
  blocked: string | null;
  autoFocus?: boolean;
}

/** Where a comment is written. Blank ones are ignored (product §4.7). */
export function CommentForm({ post, id, comments, blocked, autoFocus }: Props) {
  const { t } = useTranslation(['posts', 'feed', 'common']);
  const { draft, store } = useDraft(commentFormKey(post));
  const creating = useCreateComment(post, comments);
  const ask = useAskBeforePosting(post.schoolId, draft.text !== '');
  const school = useSchoolOf(post.schoolId);
  const over = draft.text.trim().length - MAX_COMMENT;
  const focus = () => document.getElementById(id)?.focus();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (blocked !== null) return;
    ask(draft.text, creating.mutate);
    focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
  };
  return (
    <form onSubmit={submit} className="grid gap-2">
      {school.isOpen && school.isOneOfSeveral && <FormSchool school={school} />}
      <ReplyingTo {...{ draft, store, comments }} onStopped={focus} />
      <TextArea
        data-draft="kept"
        id={id}
        label={t('comments.write')}
        hideLabel
        placeholder={t('comments.write')}
        rows={1}
        className="!min-h-11"
        value={draft.text}
        disabled={blocked !== null}
        hint={blocked}
        autoFocus={autoFocus}
        onChange={(event) => write(store, { text: event.target.value })}
        onKeyDown={onKeyDown}
        {...(over > 0 && { error: t('common:tooLong', { count: over }) })}
      />
      <ToGuests {...{ post, draft, store }} />
      <MentionSuggestions
        {...{ fieldId: id, text: draft.text, picked: draft.picked, scope: post }}
        onPick={(next) => write(store, next)}
      />
      <Button
        type="submit"
        size="sm"
        className="justify-self-end"
        disabled={blocked !== null}
        aria-disabled={over > 0}
      >
        {t('comments.send')}
      </Button>
    </form>
  );
}
