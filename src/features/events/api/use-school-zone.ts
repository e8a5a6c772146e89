import { useBackend, useRead } from '@/backend/react';
import { hereZone, isTimeZone } from '@/domain/time-zone';
import { eventKeys } from './event-keys';

/** In which zone the times of a form are typed. */
export interface FormZone {
  timeZone: string;
  /** The school has said so. Else it is the device's. */
  isOfSchool: boolean;
  /** The school is being asked. */
  isPending: boolean;
}

/**
 * The zone in which the times of a school's events are typed.
 * @param known that of an event that is there, which it keeps
 */
export function useSchoolZone(schoolId: string, known: string | undefined): FormZone {
  const { schools } = useBackend();
  const { data, isFetching } = useRead(eventKeys.school(schoolId), () => schools.get(schoolId), {
    enabled: known === undefined,
  });
  const named = known ?? data?.timeZone;
  const isOfSchool = typeof named === 'string' && isTimeZone(named);
  return {
    timeZone: isOfSchool ? named : hereZone(),
    isOfSchool,
    isPending: isFetching && data === undefined,
  };
}
