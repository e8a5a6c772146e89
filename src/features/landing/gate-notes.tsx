import { useTranslation } from 'react-i18next';
import { cx } from '@/ui/cx';

const notes = [
  { key: 'ask', place: '@min-[16rem]:top-[22%] @min-[16rem]:left-0 -rotate-3' },
  { key: 'event', place: '@min-[16rem]:top-[43%] @min-[16rem]:right-0 rotate-2' },
  { key: 'lost', place: '@min-[16rem]:top-[71%] @min-[16rem]:left-[3%] rotate-1' },
] as const;

/** Paper notes tied to the bars: what the place is like, shown instead of told. Said to be made up. */
export function GateNotes() {
  const { t } = useTranslation('landing');
  return (
    <>
      {/* Where letters are large for the drawing, the notes lie below it. */}
      <ul className="@min-[16rem]:block grid gap-5 pt-8 @min-[16rem]:pt-0">
        {notes.map(({ key, place }) => (
          <li
            key={key}
            className={cx(
              'relative @min-[16rem]:absolute @min-[16rem]:w-[min(14rem,54%)] rounded-sm border border-line bg-surface px-3.5 pt-4 pb-2.5 shadow-floating',
              // The peg that holds it.
              'before:absolute before:-top-2 before:left-1/2 before:h-5 before:w-2.5 before:-translate-x-1/2 before:rounded-sm before:bg-danger',
              place,
            )}
          >
            <p className="font-display font-semibold leading-snug">{t(`notes.${key}.text`)}</p>
            <p className="mt-1 text-muted text-xs">{t(`notes.${key}.from`)}</p>
          </li>
        ))}
      </ul>
      <figcaption className="sr-only">{t('notes.caption')}</figcaption>
    </>
  );
}
