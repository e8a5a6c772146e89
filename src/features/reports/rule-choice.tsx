import { Fragment, type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CHILD_SAFETY, type CommunityRule, OTHER_REASON } from '@/domain/community-rules';
import { FieldNotes } from '@/ui/field';

interface Props {
  rules: readonly CommunityRule[];
  chosen: string | null;
  onChoose: (ruleId: string) => void;
  error?: string;
  /** What is said at once where a child may be in danger: below that rule, where whoever chooses it looks. */
  danger: ReactNode;
  /** Of the first choice, to lead there what is missing. */
  ref: Ref<HTMLInputElement>;
}

/** The rules of a school to choose one from, and what none of them says. */
export function RuleChoice({ rules, chosen, onChoose, error, danger, ref }: Props) {
  const { t } = useTranslation('reports');
  const id = useId();
  const other = { ...OTHER_REASON, title: t('dialog.other'), text: t('dialog.otherText') };
  return (
    <fieldset className="grid gap-1" aria-describedby={error && `${id}-error`}>
      <legend className="mb-1 font-semibold text-sm">{t('dialog.rule')}</legend>
      <FieldNotes id={id} error={error} />
      {[...rules, other].map(({ id: ruleId, title, text }, index) => (
        <Fragment key={ruleId}>
          <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={id}
              className="mt-0.5 size-5 shrink-0 accent-accent"
              aria-labelledby={`${id}-${ruleId}`}
              aria-describedby={`${id}-${ruleId}-text`}
              checked={chosen === ruleId}
              onChange={() => onChoose(ruleId)}
            />
            <span className="grid min-w-0">
              <span id={`${id}-${ruleId}`} dir="auto" className="font-semibold">
                {title}
              </span>
              <span id={`${id}-${ruleId}-text`} dir="auto" className="text-muted text-sm">
                {text}
              </span>
            </span>
          </label>
          {ruleId === CHILD_SAFETY && <div role="alert">{chosen === CHILD_SAFETY && danger}</div>}
        </Fragment>
      ))}
    </fieldset>
  );
}
