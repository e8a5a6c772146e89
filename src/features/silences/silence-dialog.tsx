import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import { isSilenced, SILENCE_CHOICES, type SilenceDays, silencedUntil } from '@/domain/silence';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ErrorState } from '@/ui/error-state';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { useChangeSilence } from './api/use-change-silence';
import { useSilence } from './api/use-silence';
import type { Silenced } from './silenced';

interface Props {
  of: Silenced;
  onOpenChange: (open: boolean) => void;
}

/** Whether its reader is told of a group or a post, and for how long not. */
export function SilenceDialog({ of, onOpenChange }: Props) {
  const { t } = useTranslation(['silences', 'errors']);
  const format = useFormat();
  const { silence, entry, error, retry } = useSilence(of.id);
  const change = useChangeSilence(of);
  const isOn = isSilenced(silence, new Date());
  const wordsOf = (days: SilenceDays) =>
    days === null ? t('forGood') : days === 7 ? t('week') : t('days', { count: days });
  const state = () => {
    if (!isOn) return t('isOff');
    return silence.until ? t('until', { when: format.dateTime(silence.until) }) : t('always');
  };
  return (
    <Dialog open onOpenChange={onOpenChange} title={t(`${of.kind}.title`)} description={t(`${of.kind}.text`)}>
      {silence === undefined && error && (
        <ErrorState title={t('loadFailed')} message={t(`errors:${errorCode(error)}`)} onRetry={retry} />
      )}
      {silence === undefined && !error && (
        <SkeletonGroup>
          <SkeletonLines lines={2} />
        </SkeletonGroup>
      )}
      {silence !== undefined && (
        <div className="grid gap-4">
          <p role="status">
            {state()} {entry && !entry.isSent && <span className="text-muted">{t('waiting')}</span>}
          </p>
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{t('choose')}</legend>
            {SILENCE_CHOICES.map((days) => (
              <Button
                key={String(days)}
                variant="secondary"
                onClick={() => change({ until: silencedUntil(days, new Date()) })}
              >
                {wordsOf(days)}
              </Button>
            ))}
          </fieldset>
          {isOn && <Button onClick={() => change(null)}>{t('end')}</Button>}
        </div>
      )}
    </Dialog>
  );
}
