import type { SaveCalendarFeedInput } from '@/domain/inputs/calendar-feed';
import type { OfSchoolInput } from '@/domain/inputs/schools';
import { fetched } from '../../fetched';
import type { CalendarFeedsPort } from '../../ports/calendar-feeds';
import { calendarFeedRef } from '../collections/calendar-feeds';
import { watchDocument } from '../reading/documents';

async function call<Output = void>(
  name: string,
  input: OfSchoolInput | SaveCalendarFeedInput,
): Promise<Output> {
  const callables = await fetched(() => import('../sdk/callables'));
  return callables.call(name, input);
}

/** The calendar feeds of a parent, which functions make. */
export const calendarFeeds: CalendarFeedsPort = {
  watchFeed: (uid, schoolId, observer) => watchDocument(calendarFeedRef(uid, schoolId), observer),

  feedAddress: async (schoolId) =>
    (await call<{ address: string | null }>('getCalendarFeedAddress', { schoolId })).address,

  saveFeed: (schoolId, choice) => call('saveCalendarFeed', { schoolId, choice }),

  renewFeed: async (schoolId) =>
    (await call<{ address: string | null }>('renewCalendarFeed', { schoolId })).address,

  endFeed: (schoolId) => call('endCalendarFeed', { schoolId }),
};
