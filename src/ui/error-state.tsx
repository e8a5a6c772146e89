import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { cx } from './cx';
import { Drawing } from './drawing';
import { StateTitle } from './state-title';

export interface ErrorStateProps {
  /** Why, in words; a general sentence without it. */
  message?: string;
  title?: string;
  onRetry?: () => void;
  /** What trying again is called, where more than that is needed. */
  retryLabel?: string;
  /** A retry is under way. */
  retrying?: boolean;
  /** In place of a whole page. */
  page?: boolean;
  className?: string;
}

/** A part of the screen that could not be loaded, with a way to try again. */
export function ErrorState({
  message,
  title,
  onRetry,
  retryLabel,
  retrying,
  page,
  className,
}: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div
      role="alert"
      className={cx(
        'grid justify-items-start gap-2 rounded-b-lg border-danger border-t-3 bg-surface px-4 py-4 shadow-raised',
        className,
      )}
    >
      {page && <Drawing name="broken" />}
      <StateTitle page={page} className="font-display font-semibold text-lg">
        {title ?? t('errorTitle')}
      </StateTitle>
      <p>{message ?? t('errorText')}</p>
      {onRetry && (
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCw aria-hidden />}
          busy={retrying}
          busyLabel={t('loading')}
          onClick={onRetry}
          className="mt-1"
        >
          {retryLabel ?? t('retry')}
        </Button>
      )}
    </div>
  );
}
