import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { IconButton } from './icon-button';
import { toneIcons } from './tone';
import type { ToastOptions } from './use-toast';

export interface ToastEntry extends ToastOptions {
  id: string;
  message: string;
}

interface Props {
  toast: ToastEntry;
  paused: boolean;
  onDismiss: (id: string) => void;
}

const SHOWN_MS = 5000;

/** One message: leaves by itself unless somebody has to act on it (or is looking at it). */
export function Toast({ toast, paused, onDismiss }: Props) {
  const { t } = useTranslation();
  const { id, message, tone = 'info', action, durationMs } = toast;
  const stays = durationMs === undefined && (action !== undefined || tone === 'danger');
  useEffect(() => {
    if (stays || paused) return;
    const timer = setTimeout(() => onDismiss(id), durationMs ?? SHOWN_MS);
    return () => clearTimeout(timer);
  }, [stays, paused, durationMs, id, onDismiss]);

  const Icon = toneIcons[tone];
  return (
    <li className="pointer-events-auto grid animate-rise grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-md bg-ink py-2 pr-2 pl-4 text-paper shadow-floating md:flex">
      <Icon aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 py-1.5">{message}</p>
      {action && (
        <Button
          variant="quiet"
          size="sm"
          // On a phone it stands below the words, which a third of the width would break into six lines.
          className="col-span-3 row-start-2 justify-self-end text-paper underline underline-offset-4"
          onClick={() => {
            action.onAction();
            onDismiss(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        label={t('dismiss')}
        icon={<X aria-hidden />}
        onClick={() => onDismiss(id)}
        className="text-paper"
      />
    </li>
  );
}
