import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { STATISTICS_TIME_ZONE } from '@/domain/statistics';
import { useFormat } from '@/i18n/format';
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
}

const WIDTH = 300;
const HEIGHT = 90;
/** A day with something in it shows, however small beside the largest. */
const LEAST = 2;

/** Values by day as bars. The table beside it has the same numbers for who can't see or hover. */
export function BarChart({ title, summary, points }: Props) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const id = useId();
  const most = Math.max(0, ...points.map(({ value }) => value ?? 0));
  const step = WIDTH / Math.max(1, points.length);
  const gap = step > 6 ? 2 : 0.5;
  const heightOf = (value: number) => (value > 0 ? Math.max(LEAST, (value / most) * HEIGHT) : 0);
  const dayOf = (day: string | undefined) =>
    day ? format.date(dayDate(day), { month: 'short', day: 'numeric', timeZone: STATISTICS_TIME_ZONE }) : '';
  const [from, to] = [dayOf(points[0]?.day), dayOf(points.at(-1)?.day)];

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
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('stats.chart', { measure: title, from, to, most: format.number(most) })}
        className="h-24 w-full border-line border-b"
      >
        {points.map(({ day, value }, index) =>
          value ? (
            <rect
              key={day}
              x={index * step + gap / 2}
              y={HEIGHT - heightOf(value)}
              width={step - gap}
              height={heightOf(value)}
              className="fill-accent hover:fill-accent-strong"
            >
              <title>{`${dayOf(day)}: ${format.number(value)}`}</title>
            </rect>
          ) : null,
        )}
      </svg>
      <div aria-hidden className="flex justify-between text-muted text-xs tabular-nums">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </figure>
  );
}
