import { BellOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useBackend } from '@/backend/react';
import { type Silenceable, silenceId } from '@/domain/silence';
import { lazyOverlay } from '@/ui/lazy-overlay';
import type { MenuItem } from '@/ui/menu';

const SilenceDialog = lazyOverlay(() => import('./silence-dialog').then((m) => m.SilenceDialog), {
  messages: ['silences'],
});

interface Target {
  kind: Silenceable;
  id: string;
  title: string;
  schoolId: string;
}

/**
 * Lets its reader choose whether they are told of a group or a post. What they have chosen is asked for once it is opened.
 * @param label of the item in its menu
 */
export function useSilencing(
  { kind, id, ...of }: Target,
  label: string,
): { items: MenuItem[]; dialog: ReactNode } {
  const backend = useBackend();
  const [isOpen, setOpen] = useState(false);
  if (backend.kind === 'demo') return { items: [], dialog: null };
  return {
    items: [{ label, icon: <BellOff aria-hidden />, onSelect: () => setOpen(true) }],
    dialog: isOpen && <SilenceDialog of={{ ...of, kind, id: silenceId(kind, id) }} onOpenChange={setOpen} />,
  };
}
