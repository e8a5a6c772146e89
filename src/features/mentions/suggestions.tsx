import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FeedId } from '@/backend/ports/posts';
import type { Member } from '@/domain/entities/school';
import { MAX_MENTIONS } from '@/domain/limits';
import { mentionsIn } from '@/domain/mentions';
import { SuggestionList } from './suggestion-list';
import { mentionAt, type PickedText, type TypedMention, withMember } from './typed-mention';
import { caretOf, fieldOf, useCaret } from './use-caret';

export interface MentionSuggestionsProps extends PickedText {
  /** The text area that is written in. */
  fieldId: string;
  /** Where it will be read: who can't is not offered. */
  scope: FeedId;
  /** A member was picked: what the text is now. */
  onPick: (next: PickedText) => void;
}

/** The inside of MentionSuggestions, in a chunk of its own. */
export function Suggestions({ fieldId, scope, text, picked, onPick }: MentionSuggestionsProps) {
  const { t } = useTranslation('directory');
  const [caret, setCaret] = useCaret(fieldId);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const typed = caret && mentionAt({ text: caret.text, picked }, caret.at);
  // Closed for as long as that name is being typed.
  if (closedAt !== null && typed?.at !== closedAt) setClosedAt(null);
  if (!typed || typed.at === closedAt) return null;

  if (Object.keys(mentionsIn(text, picked)).length >= MAX_MENTIONS) {
    return (
      <p role="status" className="text-muted text-sm">
        {t('mention.tooMany', { count: MAX_MENTIONS })}
      </p>
    );
  }

  const pick = (mention: TypedMention, member: Member) => {
    // Another tab has written it on meanwhile.
    if (caret?.text !== text) return setCaret(null);
    const next = withMember({ text, picked }, mention, member);
    // The caret goes behind the name, and the field must have it by then.
    flushSync(() => onPick({ text: next.text, picked: next.picked }));
    const field = fieldOf(fieldId);
    field?.focus();
    field?.setSelectionRange(next.caret, next.caret);
    setCaret(caretOf(field));
  };
  return (
    <SuggestionList
      key={typed.at}
      words={typed.words}
      {...{ fieldId, scope }}
      onPick={(member) => pick(typed, member)}
      onClose={() => setClosedAt(typed.at)}
    />
  );
}
