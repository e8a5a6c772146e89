import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { shownZone } from '@/domain/time-zone';
import { firstDayOfWeek } from '@/i18n/first-day-of-week';
import { useFormat } from '@/i18n/format';
import { inGroups, nearnessOf } from './grouping';
import type { ShownEvent } from './use-optimistic-events';

interface Props {
  /** In the order of the list. */
  shown: readonly ShownEvent[];
  when: 'upcoming' | 'past';
  level: 2 | 3;
  children: (shown: ShownEvent) => ReactNode;
}

/** Events under headings: upcoming ones by how near they are, past ones by their month. */
export function EventGroups({ shown, when, level, children }: Props) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const now = new Date();
  const firstDay = firstDayOfWeek(format.locale);
  const nameOf = ({ event }: ShownEvent) =>
    when === 'past'
      ? format.date(event.start, { month: 'long', year: 'numeric', timeZone: shownZone(event) })
      : t(`groups.${nearnessOf(event, now, firstDay)}`);
  return inGroups(shown, nameOf).map(({ key, items }) => (
    <Group key={key} name={key} level={level}>
      {items.map(children)}
    </Group>
  ));
}

function Group({ name, level, children }: { name: string; level: 2 | 3; children: ReactNode }) {
  const id = useId();
  const Name = level === 2 ? 'h2' : 'h3';
  return (
    <div className="grid gap-3">
      <Name id={id} className="text-xl">
        {name}
      </Name>
      <ul
        aria-labelledby={id}
        className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))]"
      >
        {children}
      </ul>
    </div>
  );
}
