import { useTranslation } from 'react-i18next';

/** Signs that screen readers leave out or read as something else. */
const NAMES = { '/': 'slash', '?': 'questionMark', '⌘': 'command' } as const;

/** A key, as it is printed on keyboards and as it is said. */
export function Key({ sign }: { sign: string }) {
  const { t } = useTranslation('shortcuts');
  const name = sign in NAMES ? NAMES[sign as keyof typeof NAMES] : null;
  return (
    <kbd className="inline-flex min-w-7 justify-center rounded-sm border border-edge bg-sunken px-1.5 py-0.5 font-sans text-sm">
      {name ? (
        <>
          <span aria-hidden>{sign}</span>
          <span className="sr-only">{t(`signs.${name}`)}</span>
        </>
      ) : (
        sign
      )}
    </kbd>
  );
}
