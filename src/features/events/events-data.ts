import { useSelectedSchool } from '@/features/session';
import { useUpcomingEvents } from './api/use-upcoming-events';

/** Reads what /events shows first, and draws nothing. */
export function EventsData() {
  useUpcomingEvents(useSelectedSchool().schoolId);
  return null;
}
