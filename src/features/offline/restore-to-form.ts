import { useTranslation } from 'react-i18next';
import { type DraftStore, type Drafts, useDrafts } from '@/features/drafts';
import { useToast } from '@/ui/use-toast';
import { useOutbox } from './offline-context';
import type { Entry } from './outbox/entry';

/**
 * Makes what was sent off the draft of its form again. Answers false, and changes nothing, where something that is
 * being typed there would have to go.
 */
export type RestoreToForm<E extends Entry = Entry> = (entry: E, drafts: Drafts) => boolean | Promise<boolean>;

/** Takes an entry back to where it was written, and out of the outbox: nothing of it is sent, and nothing lost. */
export function useRestoreToForm(): <E extends Entry>(
  entry: E,
  restore: RestoreToForm<E> | null,
) => Promise<void> {
  const { t } = useTranslation('offline');
  const outbox = useOutbox();
  const drafts = useDrafts();
  const toast = useToast();
  return async (entry, restore) => {
    const before = new Map<DraftStore<unknown>, unknown>();
    const noted: Drafts = <V>(place: string) => {
      const draft = drafts<V>(place);
      before.set(draft as DraftStore<unknown>, draft.get());
      return draft;
    };
    if (restore && !(await restore(entry, noted)))
      return void toast.show(t(entry.kind === 'post' ? 'occupied.post' : 'occupied.other'), {
        tone: 'warning',
      });
    const after = [...before].map(([draft, was]) => ({ draft, was, now: draft.get() }));
    const stop = async () => {
      if ((await outbox?.discard(entry.id)) !== 'was-sent') return;
      toast.show(t('onItsWay.wasSent'));
      // Sent again it would be there twice.
      for (const { draft, was, now } of after) if (draft.get() === now) draft.set(was);
    };
    // It is off the screen at once; what may have arrived takes longer.
    void stop();
  };
}
