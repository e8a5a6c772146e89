import type { DraftStore } from '@/features/drafts';
import { DraftRow } from '@/ui/draft-row';
import type { Entry } from './outbox/entry';
import { OutgoingNote } from './outgoing-note';
import type { RestoreToForm } from './restore-to-form';

interface Props<E extends Entry, V> {
  /** What of it is on its way. */
  entry: E | null;
  restore: RestoreToForm<E>;
  /** A change of it that was begun. */
  draft: DraftStore<V> | undefined;
  /** Says that it was. */
  text: string;
  continueLabel: string;
  onContinue: () => void;
}

/** What something is in the middle of: being sent, or being changed. */
export function ChangeNote<E extends Entry, V>({ entry, restore, draft, ...begun }: Props<E, V>) {
  if (entry) return <OutgoingNote entry={entry} restore={restore} />;
  return draft && <DraftRow {...begun} onDiscard={() => draft.set(null)} />;
}
