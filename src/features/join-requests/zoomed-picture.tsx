import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Zoom } from './zoom';

interface Props {
  src: string;
  alt: string;
  zoom: Zoom;
  onError: () => void;
}

/** A picture to look at closely: larger than its window it scrolls, by finger, wheel and arrow keys. */
export function ZoomedPicture({ src, alt, zoom, onError }: Props) {
  const { t } = useTranslation('join-requests');
  const [fitted, setFitted] = useState<number>();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom.by(1);
    else if (event.key === '-') zoom.by(-1);
    else if (event.key === '0') zoom.reset();
  };
  const isFit = zoom.factor === 1;
  return (
    <section
      aria-label={t('zoom.area')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="max-h-[55dvh] overflow-auto border border-line"
    >
      <img
        src={src}
        alt={alt}
        onLoad={(event) => setFitted(event.currentTarget.clientWidth)}
        onError={onError}
        className={isFit ? 'mx-auto max-h-[55dvh] max-w-full' : 'mx-auto max-w-none'}
        style={isFit || !fitted ? undefined : { width: fitted * zoom.factor }}
      />
    </section>
  );
}
