import { useTranslation } from 'react-i18next';

const steps = ['join', 'ask', 'loop'] as const;

/** How It Works (spec §2): three steps. */
export function Steps() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="how" className="mx-auto max-w-page px-4 py-14 md:py-20">
      <h2 id="how" className="mb-8 text-2xl">
        {t('steps.title')}
      </h2>
      <ol className="grid gap-8 md:grid-cols-3 md:gap-0">
        {steps.map((step, index) => (
          <li
            key={step}
            className="grid grid-cols-[3rem_1fr] gap-x-3 md:block md:border-line md:px-7 md:not-first:border-l md:first:pl-0 md:last:pr-0"
          >
            <span
              aria-hidden
              className="row-span-2 font-display font-extrabold text-[3.25rem] text-danger lining-nums leading-none md:mb-3 md:block md:text-[4.5rem]"
            >
              {index + 1}
            </span>
            <h3 className="mb-1.5 self-end text-xl">{t(`steps.${step}.title`)}</h3>
            <p>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
