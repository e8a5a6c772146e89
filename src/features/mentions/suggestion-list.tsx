import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedId } from '@/backend/ports/posts';
import type { Member } from '@/domain/entities/school';
import { MemberOption } from './member-option';
import { fieldOf } from './use-caret';
import { useListKeyboard } from './use-list-keyboard';
import { useSuggestions } from './use-suggestions';

interface Props {
  fieldId: string;
  /** What is typed of a name. */
  words: string;
  scope: FeedId;
  onPick: (member: Member) => void;
  onClose: () => void;
}

/** Members whom a name that is being typed can mean, or why there are none. The focus stays in the field. */
export function SuggestionList({ fieldId, words, scope, onPick, onClose }: Props) {
  const { t } = useTranslation('directory');
  const { members, nobody } = useSuggestions(scope, words);
  const [marked, setMarked] = useState<string | null>(null);
  const listId = useId();
  const at = Math.max(
    0,
    members.findIndex(({ uid }) => uid === marked),
  );
  const active = members[at];
  const idOf = ({ uid }: Member) => `${listId}-${uid}`;
  const activeId = active ? idOf(active) : null;
  useListKeyboard(fieldId, {
    move: (step) => {
      setMarked(members.at((at + step) % members.length)?.uid ?? null);
      return members.length > 0;
    },
    pick: () => {
      if (active) onPick(active);
      return active !== undefined;
    },
    close: () => {
      onClose();
      return true;
    },
  });

  useEffect(() => {
    const field = fieldOf(fieldId);
    if (!field || !activeId) return;
    const states = {
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-activedescendant': activeId,
    };
    for (const [name, value] of Object.entries(states)) field.setAttribute(name, value);
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const name of Object.keys(states)) field.removeAttribute(name);
    };
  }, [fieldId, listId, activeId]);

  return (
    <div className="grid min-w-0 gap-1">
      {/* Not announced while it looks: it would be said between all letters that are typed. */}
      {nobody === 'looking' && <p className="text-muted text-sm">{t('mention.looking')}</p>}
      <p role="status" className={members.length > 0 ? 'sr-only' : 'text-muted text-sm empty:hidden'}>
        {members.length > 0 && t('mention.found', { count: members.length })}
        {nobody !== null && nobody !== 'looking' && t(`mention.${nobody}`)}
      </p>
      {members.length > 0 && (
        <div
          id={listId}
          role="listbox"
          aria-label={t('mention.label')}
          // Pressed, it would take the focus, and on a phone the keyboard would go and come.
          onMouseDown={(event) => event.preventDefault()}
          className="grid grid-cols-1 rounded-md border border-line bg-surface p-1 shadow-raised"
        >
          {members.map((member) => (
            <MemberOption
              key={member.uid}
              id={idOf(member)}
              member={member}
              isActive={member === active}
              onPick={() => onPick(member)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
