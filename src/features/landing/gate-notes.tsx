import { useTranslation } from 'react-i18next';
import { cx } from '@/ui/cx';

const notes = [
  { key: 'ask', place: 'top-[22%] left-0 -rotate-3' },
  { key: 'event', place: 'top-[43%] right-0 rotate-2' },
  { key: 'lost', place: 'top-[71%] left-[3%] rotate-1' },
] as const;

/** Paper notes tied to the bars: what the place is like, shown instead of told. Said to be made up. */
export function GateNotes() {
  const { t } = useTranslation('landing');
  return (
    <>
      <ul>
        {notes.map(({ key, place }) => (
          <li
            key={key}
            className={cx(
              'absolute w-[min(14rem,54%)] rounded-sm border border-line bg-surface px-3.5 pt-4 pb-2.5 shadow-floating',
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
