import { useTranslation } from 'react-i18next';

const steps = ['join', 'ask', 'loop'] as const;

/** How It Works: three steps. */
export function Steps() {
  const { t } = useTranslation('below-the-fold');
  return (
    <section aria-labelledby="how" className="@container mx-auto max-w-page px-4 py-14 md:py-20">
      <h2 id="how" className="mb-8 text-2xl">
        {t('steps.title')}
      </h2>
      <ol className="grid @min-[42rem]:grid-cols-3 gap-8 @min-[42rem]:gap-0">
        {steps.map((step, index) => (
          <li
            key={step}
            className="@min-[42rem]:block grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3 @min-[42rem]:border-line @min-[42rem]:px-7 @min-[42rem]:not-first:border-l @min-[42rem]:first:pl-0 @min-[42rem]:last:pr-0"
          >
            <span
              aria-hidden
              className="row-span-2 font-display font-extrabold text-[3.25rem] text-danger lining-nums leading-none @min-[42rem]:mb-3 @min-[42rem]:block @min-[42rem]:text-[4.5rem]"
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
