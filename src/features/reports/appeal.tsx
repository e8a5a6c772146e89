import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ModerationNotice, mayAppeal } from '@/domain/entities/moderation-notice';
import { useDraftStore } from '@/features/drafts';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/button';
import { appealFormKey } from './api/use-appeal';
import { AppealForm } from './appeal-form';
import { AppealState } from './appeal-state';

/** How a decision is appealed against, and what becomes of that. Nothing while nobody has decided. */
export function Appeal({ notice }: { notice: ModerationNotice }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const formId = useId();
  const box = useRef<HTMLDivElement>(null);
  const draft = useDraftStore<string>(appealFormKey(notice.id));
  const [isOpen, setOpen] = useState(() => draft.get() !== null);
  const [isSent, setSent] = useState(false);
  const sent = () => {
    setSent(true);
    // The form is about to leave with the button that was pressed.
    box.current?.focus();
  };
  const isMade = isSent || notice.appealWords !== null;
  const isPossible = mayAppeal(notice, new Date());
  const until = format.dateTime(notice.appealUntil);
  if (!isMade && notice.appealUntil === null) return null;
  return (
    <div ref={box} tabIndex={-1} className="grid gap-3 border-line border-t pt-3">
      {isMade ? (
        <AppealState notice={notice} />
      ) : (
        <>
          <p className="text-sm">{t(isPossible ? 'appeal.until' : 'appeal.over', { until })}</p>
          {isPossible && (
            <Button
              variant="secondary"
              className="justify-self-start"
              aria-expanded={isOpen}
              aria-controls={isOpen ? formId : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {t('appeal.open')}
            </Button>
          )}
          {/* What was typed can be read and copied also when it is too late. */}
          {isOpen && (isPossible || draft.get() !== null) && (
            <div id={formId}>
              <AppealForm caseId={notice.id} onSent={sent} />
            </div>
          )}
        </>
      )}
    </div>
  );
}
