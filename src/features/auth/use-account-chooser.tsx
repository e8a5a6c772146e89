import { type ReactNode, useState } from 'react';
import type { AccountChooser } from '@/backend/ports/auth';
import { lazyOverlay } from '@/ui/lazy-overlay';
import type { GoogleChooserProps } from './google-chooser';

// Compared in place, so that only the local build contains the chooser.
const GoogleChooser =
  import.meta.env.VITE_BACKEND === 'local'
    ? lazyOverlay<GoogleChooserProps>(() => import('./google-chooser').then((m) => m.GoogleChooser))
    : null;

type Choice = Awaited<ReturnType<AccountChooser>>;

/** Stands in for Google's window against the local backend; nothing elsewhere. */
export function useAccountChooser(): { chooseAccount: AccountChooser | undefined; chooser: ReactNode } {
  const [asked, setAsked] = useState<{ answer: (choice: Choice) => void } | null>(null);
  if (!GoogleChooser) return { chooseAccount: undefined, chooser: null };

  const chooseAccount = () => new Promise<Choice>((resolve) => setAsked({ answer: resolve }));
  const answer = (choice: Choice) => {
    asked?.answer(choice);
    setAsked(null);
  };
  const chooser = asked && <GoogleChooser onChoose={answer} onOpenChange={(open) => !open && answer(null)} />;
  return { chooseAccount, chooser };
}
