import { fromZonedTime } from 'date-fns-tz';
import { INPUT_TIME_LENGTH } from '@/ui/input-time';
import { isWholeYear } from './event-form-schema';
import { type EventFormValues, timeIn } from './event-form-values';

type Times = Pick<EventFormValues, 'start' | 'end'>;

/** As a clock on the wall shows it: a day later is the same time, whatever the clocks do meanwhile. */
const onWall = (value: string): number => Date.parse(`${value}Z`);

/**
 * The end that goes with another start: as far from it as before, or as it was where one of them is not there, the start
 * is half typed.
 * @param before what the form held when somebody began to change the start
 * @param timeZone by whose clocks both are typed
 */
export function movedEnd(before: Times, start: string, timeZone: string): string {
  const moved = onWall(before.end) + onWall(start) - onWall(before.start);
  const end = new Date(moved);
  if (!isWholeYear(moved)) return before.end;
  const value = end.toISOString().slice(0, INPUT_TIME_LENGTH);
  const [first, last, begin] = [before.start, before.end, start].map((time) =>
    fromZonedTime(time, timeZone).getTime(),
  );
  const distance = (last ?? 0) - (first ?? 0);
  // In the hour that is left out in spring the two may change places.
  return distance >= 0 && fromZonedTime(value, timeZone).getTime() < (begin ?? 0)
    ? timeIn(new Date((begin ?? 0) + distance), timeZone)
    : value;
}
