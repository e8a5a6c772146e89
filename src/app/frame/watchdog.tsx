import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { LoadingContext } from '@/ui/use-report-loading';

/** First data that takes longer than this needs a way out, in milliseconds. */
export const PATIENCE_MS = 8000;

interface Props {
  /** Null on pages without a session. */
  onLogOut: (() => void) | null;
  children: ReactNode;
}

/** Watches what waits for its first data, and offers a way out when it takes too long. */
export function Watchdog({ onLogOut, children }: Props) {
  const [slow, setSlow] = useState(0);
  const onWaiting = useCallback(() => {
    let counted = false;
    const timer = setTimeout(() => {
      counted = true;
      setSlow((now) => now + 1);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      if (counted) setSlow((now) => now - 1);
    };
  }, []);
  return (
    <LoadingContext value={onWaiting}>
      <div role="status">{slow > 0 && <WatchdogActions onLogOut={onLogOut} />}</div>
      {children}
    </LoadingContext>
  );
}

function WatchdogActions({ onLogOut }: Pick<Props, 'onLogOut'>) {
  const { t } = useTranslation(['frame', 'common']);
  return (
    <Banner
      tone="warning"
      className="mb-6"
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={() => window.location.reload()}>
            {t('common:retry')}
          </Button>
          {onLogOut && (
            <Button size="sm" variant="secondary" onClick={onLogOut}>
              {t('logOut')}
            </Button>
          )}
        </>
      }
    >
      {t('slow')}
    </Banner>
  );
}
