import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STATISTICS_TIME_ZONE } from '@/domain/statistics';
import { useFormat } from '@/i18n/format';
import { ChartInspector } from './chart-inspector';
import { dayDate } from './figures';

export interface Point {
  day: string;
  /** Null where nothing was measured. */
  value: number | null;
}

interface Props {
  title: string;
  /** The figure that matters most, in words. */
  summary: string;
  points: readonly Point[];
  /** How it was in the period before, in words. */
  before?: string | undefined;
}

const WIDTH = 300;
const HEIGHT = 90;
/** A day with something in it shows, however small beside the largest. */
const LEAST = 2;

/** Values by day as bars, each told under a pointer, a finger or the arrow keys. The table has the same numbers. */
export function BarChart({ title, summary, points, before }: Props) {
  const { t } = useTranslation(['admin', 'tables']);
  const format = useFormat();
  const id = useId();
  const [inspected, setInspected] = useState<number | null>(null);
  const most = Math.max(0, ...points.map(({ value }) => value ?? 0));
  const step = WIDTH / Math.max(1, points.length);
  const gap = step > 6 ? 2 : 0.5;
  const heightOf = (value: number) => (value > 0 ? Math.max(LEAST, (value / most) * HEIGHT) : 0);
  const dayOf = (day: string | undefined) =>
    day ? format.date(dayDate(day), { month: 'short', day: 'numeric', timeZone: STATISTICS_TIME_ZONE }) : '';
  const [from, to] = [dayOf(points[0]?.day), dayOf(points.at(-1)?.day)];
  const told = ({ day, value }: Point) =>
    value === null
      ? t('tables:stats.unmeasured', { day: dayOf(day) })
      : t('tables:stats.value', { day: dayOf(day), value: format.number(value) });
  const at = inspected === null ? undefined : points[inspected];

  return (
    <figure
      aria-labelledby={id}
      className="grid content-between gap-2 rounded-lg border border-line bg-surface p-3 shadow-raised md:p-4"
    >
      <figcaption className="grid">
        <span id={id} className="font-semibold">
          {title}
        </span>
        <span className="text-muted text-sm">{summary}</span>
        {before && <span className="text-muted text-sm">{before}</span>}
      </figcaption>
      <div className="relative">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('stats.chart', { measure: title, from, to, most: format.number(most) })}
          className="h-24 w-full border-line border-b"
        >
          {/* A column behind the bar, as a day without one is found by it, too, and colour alone says little. */}
          {inspected !== null && (
            <rect x={inspected * step} y={0} width={step} height={HEIGHT} fill="none" stroke="currentColor" />
          )}
          {points.map(({ day, value }, index) =>
            value ? (
              <rect
                key={day}
                x={index * step + gap / 2}
                y={HEIGHT - heightOf(value)}
                width={step - gap}
                height={heightOf(value)}
                className={index === inspected ? 'fill-accent-strong' : 'fill-accent'}
              />
            ) : null,
          )}
        </svg>
        <ChartInspector
          label={t('tables:stats.inspect', { measure: title })}
          count={points.length}
          inspected={inspected}
          onInspect={setInspected}
          textOf={(index) => {
            const point = points[index];
            return point ? told(point) : '';
          }}
        />
      </div>
      <div aria-hidden className="flex justify-between gap-1 text-muted text-xs tabular-nums">
        {at ? (
          <span className="mx-auto font-semibold text-ink">{told(at)}</span>
        ) : (
          <>
            <span>{from}</span>
            <span>{to}</span>
          </>
        )}
      </div>
    </figure>
  );
}
