import { useTranslation } from 'react-i18next';
import { Section } from '@/ui/section';

const STEPS = ['request', 'verify', 'connect'] as const;

/** The three steps from a school's page into its community. */
export function HowItWorks() {
  const { t } = useTranslation('joining');
  return (
    <Section title={t('school.how')}>
      <ol className="grid gap-5">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span aria-hidden className="w-7 shrink-0 font-display font-semibold text-2xl text-accent">
              {index + 1}
            </span>
            <div className="grid gap-1">
              <h3 className="text-lg">{t(`school.steps.${step}.title`)}</h3>
              <p className="text-muted">{t(`school.steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
