import { useTranslation } from 'react-i18next';
import { brand } from '@/brand';
import { findClaims } from './claims';

/** Marks what is not a fact, like a rubber stamp on a specimen. */
function ExampleStamp() {
  const { t } = useTranslation('below-the-fold');
  return (
    <span
      title={t('claims.exampleNote')}
      className="inline-block -rotate-6 rounded-sm border-2 border-danger px-2 py-0.5 font-bold text-danger text-xs uppercase tracking-widest"
    >
      {t('claims.example')}
      <span className="sr-only">. {t('claims.exampleNote')}</span>
    </span>
  );
}

/** A parent's words and the number of schools, as far as somebody has filled them in. */
export function ClaimsSection() {
  const { t } = useTranslation('below-the-fold');
  const { schools, quote, author, isExample } = findClaims({
    schools: t('claims.schoolsCount'),
    quote: t('claims.quote'),
    author: t('claims.author'),
  });
  if (!schools && !quote) return null;
  return (
    <section
      aria-labelledby="claims"
      className="mx-auto flex max-w-page flex-wrap items-start justify-between gap-x-16 gap-y-10 px-4 py-14 md:py-20"
    >
      <h2 id="claims" className="sr-only">
        {t('claims.title')}
      </h2>
      {quote && (
        <figure className="relative min-w-0 max-w-[40rem] flex-1 basis-80 pl-11 md:pl-16">
          <span
            aria-hidden
            className="absolute top-0 left-0 font-display font-extrabold text-[5rem] text-danger leading-none md:text-[7rem]"
          >
            “
          </span>
          <blockquote className="font-display font-medium text-xl md:text-2xl">
            <p>{quote}</p>
          </blockquote>
          <figcaption className="mt-4 flex flex-wrap items-center gap-4 text-muted">
            {author}
            {isExample && <ExampleStamp />}
          </figcaption>
        </figure>
      )}
      {schools && (
        <p className="grid justify-items-start gap-2">
          <span className="font-display font-extrabold text-[4.5rem] text-accent lining-nums leading-none">
            {schools}
          </span>
          <span className="max-w-[14rem]">{t('claims.schools', { brand: brand.name })}</span>
          {isExample && <ExampleStamp />}
        </p>
      )}
    </section>
  );
}
