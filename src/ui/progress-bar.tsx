import { useId } from 'react';
import { useFormat } from '@/i18n/format';

export interface ProgressBarProps {
  /** What is being done: "Uploading report.pdf". */
  label: string;
  /** 0 to 1; leave out while it is not known. */
  value?: number;
}

/** How far something is. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const id = useId();
  const format = useFormat();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <div className="grid gap-1.5 text-sm">
      <div className="flex justify-between gap-4">
        <span id={id} className="min-w-0 font-semibold">
          {label}
        </span>
        {share !== undefined && <span className="tabular-nums">{format.percent(share)}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
        className="h-2.5 overflow-hidden rounded-full border border-edge bg-sunken"
      >
        <div
          className={share === undefined ? 'h-full w-full animate-breathe bg-accent' : 'h-full bg-accent'}
          style={share === undefined ? undefined : { width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
