import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import { useMe } from '@/features/session';
import { loadNamespaces } from '@/i18n/i18n';
import { useConfirm } from '@/ui/use-confirm';
import { useSafety } from './api/use-safety';

/** Signs of what its author may be asked about; words of a school are looked for once it has any. */
const SIGNS = /\d|@|\/|\p{L}\.\p{L}/u;
/** How long a post waits for the code that looks at it, in milliseconds. */
const PATIENCE_MS = 3000;

const code = () =>
  Promise.race([
    Promise.all([
      import('./ask-before-posting').then((module) => module.askBeforePosting),
      // Without its window the question would count as a no.
      import('@/ui/confirm-dialog'),
      loadNamespaces(['community']),
    ]),
    new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS)),
  ]);

/**
 * Posts a text after asking about telephone numbers, addresses, links of new members and words of the school's list in
 * it. What needs no question is posted at once, and so is everything when the questions can't be fetched.
 * @param isTyping something may be posted soon: the school's words are read
 */
export function useAskBeforePosting(schoolId: string, isTyping: boolean) {
  const { t } = useTranslation('community');
  const { directory } = useBackend();
  const me = useMe();
  const confirm = useConfirm();
  const askedWords = useSafety(schoolId, { enabled: isTyping }).data?.askedWords ?? [];
  const isAsking = useRef(false);
  const ask = async (text: string) => {
    try {
      const [askBeforePosting] = await code();
      return await askBeforePosting(text, { schoolId, me, askedWords, directory, confirm, t });
    } catch {
      return true;
    }
  };
  return (text: string, post: () => void) => {
    if (askedWords.length === 0 && !SIGNS.test(text)) return post();
    // Pressed twice, it is asked about once.
    if (isAsking.current) return;
    isAsking.current = true;
    void ask(text).then((isMeant) => {
      isAsking.current = false;
      if (isMeant) post();
    });
  };
}
