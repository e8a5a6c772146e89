import { useEffect, useEffectEvent } from 'react';
import { cx } from './cx';
import { type Tone, toneIcons } from './tone';

export interface NoticeProps {
  /** What to say; empty is silence. */
  message?: string | null;
  /** Called when the time is up: clear the message. */
  onClear: () => void;
  /** How long it stays: 5 s for messages, 3 s for "marked as read", 2.5 s for a copied link (product §9). */
  clearAfterMs?: number;
  tone?: Tone;
  className?: string;
}

const tones: Record<Tone, string> = {
  info: 'text-info',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
};

/** A line that says what just happened and goes away by itself. Its live region is there before the message. */
export function Notice({ message, onClear, clearAfterMs = 5000, tone = 'success', className }: NoticeProps) {
  const clear = useEffectEvent(onClear);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => clear(), clearAfterMs);
    return () => clearTimeout(timer);
  }, [message, clearAfterMs]);

  const Icon = toneIcons[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={className}>
      {message && (
        <p className={cx('flex animate-rise gap-2 font-medium', tones[tone])}>
          <Icon aria-hidden className="mt-[0.2em] size-[1.1em] shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}
