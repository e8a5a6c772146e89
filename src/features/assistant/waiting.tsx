import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '@/ui/spinner';

/** A wait shorter than this needs no message. */
const SHOWN_AFTER_SECONDS = 3;

/** A wait of up to a minute: what is being done, and that it still is. */
export function Waiting({ text }: { text: string }) {
  const { t } = useTranslation('assistant');
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => setSeconds(Math.round((Date.now() - began) / 1_000)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-muted">
      <p role="status" className="flex items-center gap-2">
        <Spinner />
        {text}
      </p>
      {/* Decoration: read aloud every second it would drown everything else. */}
      {seconds >= SHOWN_AFTER_SECONDS && (
        <span aria-hidden className="text-sm tabular-nums">
          {t('elapsed', { count: seconds })}
        </span>
      )}
    </div>
  );
}
