import { useTranslation } from 'react-i18next';
import { type Drafts, useDrafts } from '@/features/drafts';
import { useToast } from '@/ui/use-toast';
import { useOutbox } from './offline-context';
import type { Entry } from './outbox/entry';

/**
 * Makes what was sent off the draft of its form again. Answers false, and changes nothing, where something that is
 * being typed there would have to go.
 */
export type TakeUp<E extends Entry = Entry> = (entry: E, drafts: Drafts) => boolean | Promise<boolean>;

/** Takes an entry back to where it was written, and out of the outbox: nothing of it is sent, and nothing lost. */
export function useTakeUp(): <E extends Entry>(entry: E, takeUp: TakeUp<E> | null) => Promise<void> {
  const { t } = useTranslation('offline');
  const outbox = useOutbox();
  const drafts = useDrafts();
  const toast = useToast();
  return async (entry, takeUp) => {
    if (takeUp && !(await takeUp(entry, drafts)))
      return void toast.show(t(entry.kind === 'post' ? 'occupied.post' : 'occupied.other'), {
        tone: 'warning',
      });
    // It is off the screen at once; what may have arrived takes longer.
    void outbox
      ?.discard(entry.id)
      .then((became) => became === 'was-sent' && toast.show(t('onItsWay.wasSent')));
  };
}
