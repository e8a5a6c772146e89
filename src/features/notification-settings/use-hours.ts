import { useFormat } from '@/i18n/format';
import type { SelectOption } from '@/ui/select';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The full hours of a day, to choose one of. */
export function useHours(): SelectOption[] {
  const format = useFormat();
  return HOURS.map((hour) => ({
    value: String(hour),
    label: format.time(new Date(2026, 0, 1, hour)),
  }));
}
