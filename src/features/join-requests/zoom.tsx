import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { IconButton } from '@/ui/icon-button';

/** From the whole width to small print on a photo of a page. */
const STEPS = [1, 1.5, 2, 3, 4];

export interface Zoom {
  factor: number;
  /** A step closer or farther away; stops at both ends. */
  by: (steps: number) => void;
  reset: () => void;
  isFirst: boolean;
  isLast: boolean;
}

/** How large the document is shown. */
export function useZoom(): Zoom {
  const [step, setStep] = useState(0);
  const last = STEPS.length - 1;
  return {
    factor: STEPS[step] ?? 1,
    by: (steps) => setStep((now) => Math.min(Math.max(now + steps, 0), last)),
    reset: () => setStep(0),
    isFirst: step === 0,
    isLast: step === last,
  };
}

/** Larger, smaller, back to the whole. */
export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const { t } = useTranslation('join-requests');
  const format = useFormat();
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="sr-only">{t('zoom.title')}</legend>
      <IconButton
        label={t('zoom.out')}
        icon={<ZoomOut aria-hidden />}
        aria-disabled={zoom.isFirst}
        onClick={() => zoom.by(-1)}
      />
      <output aria-live="polite" className="min-w-14 text-center text-sm tabular-nums">
        {format.number(zoom.factor, { style: 'percent' })}
      </output>
      <IconButton
        label={t('zoom.in')}
        icon={<ZoomIn aria-hidden />}
        aria-disabled={zoom.isLast}
        onClick={() => zoom.by(1)}
      />
      <IconButton
        label={t('zoom.reset')}
        icon={<Maximize aria-hidden />}
        aria-disabled={zoom.isFirst}
        onClick={zoom.reset}
      />
    </fieldset>
  );
}
