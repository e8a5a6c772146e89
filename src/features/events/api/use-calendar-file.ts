import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetched } from '@/backend/fetched';
import type { SchoolEvent } from '@/domain/entities/community';
import { slugify } from '@/domain/slugs';
import { saveFile } from '@/ui/save-file';
import { useFailureToast } from '@/ui/use-failure-toast';

/** Has the browser save an event as a file that calendars open. It is made here, so it needs no network. */
export function useCalendarFile(event: SchoolEvent) {
  const { t } = useTranslation('calendar');
  const showFailure = useFailureToast();
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { calendarFileOf } = await fetched(() => import('../calendar-file'));
      const file = calendarFileOf(event, window.location.origin);
      saveFile(new Blob([file], { type: 'text/calendar' }), `${slugify(event.title) || 'event'}.ics`);
    },
    onError: (error) => showFailure(t('calendarFailed'), error, () => saving.mutate()),
  });
  return saving;
}
