import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import type { SeriesScope } from '../event-form-values';
import { ScopeChoice } from './scope-choice';

export interface SeriesQuestionProps {
  title: string;
  message: string;
  confirmLabel: string;
  tone?: 'plain' | 'danger';
  onAnswer: (scope: SeriesScope) => void;
  onOpenChange: (open: boolean) => void;
}

/** Asks before something is done with an event that repeats, and whether with all that follow as well. */
export function SeriesQuestion({
  title,
  message,
  confirmLabel,
  tone = 'plain',
  onAnswer,
  onOpenChange,
}: SeriesQuestionProps) {
  const { t } = useTranslation(['calendar', 'common']);
  const [scope, setScope] = useState<SeriesScope>('one');
  return (
    <Dialog
      open
      title={title}
      description={message}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('common:cancel')}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} onClick={() => onAnswer(scope)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ScopeChoice
        name="scope"
        chosen={scope}
        onChange={({ target }) => setScope(target.value === 'following' ? 'following' : 'one')}
      />
    </Dialog>
  );
}
