import { useTranslation } from 'react-i18next';
import {
  EVENT_NOTIFICATION_TYPES,
  type EventNotificationType,
  type Notification,
} from '@/domain/entities/community';
import { type Format, useFormat } from '@/i18n/format';

export const isOfEvent = (type: Notification['type']): type is EventNotificationType =>
  (EVENT_NOTIFICATION_TYPES as readonly string[]).includes(type);

type OfSeries = Notification & { type: 'event-changed' | 'event-cancelled' };

/** Whether it tells of an event and all that follow it. */
const isOfSeries = (notification: Notification): notification is OfSeries =>
  notification.event?.isSeries === true &&
  (notification.type === 'event-changed' || notification.type === 'event-cancelled');

/** Two are named, of more the last with the number of the others. */
function useNames(): (notification: Notification, format: Format) => string {
  const { t } = useTranslation('notifications');
  return ({ actorName, actors = [], count = 1 }, format) => {
    if (count === 2 && actors.length === 2) return format.list(actors.map(({ name }) => name));
    return count > 1 ? t('andOthers', { name: actorName, count: count - 1 }) : actorName;
  };
}

/** What a notification says, in the reader's language. */
export function useWords(): (notification: Notification) => string {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const namesOf = useNames();
  return (notification) => {
    const { type, event, title, count = 1, outcome } = notification;
    const name = namesOf(notification, format);
    if (event && isOfEvent(type))
      return t(isOfSeries(notification) ? `series.${notification.type}` : `about.${type}`, {
        ...{ name, title: event.title, when: format.dateTime(event.start) },
      });
    if (type === 'request-decided') return t(`decided.${outcome ?? 'other'}`, { title });
    if (type === 'request-waiting') return t('waiting', { count });
    if (type === 'group-post' && title !== undefined) return t('postedIn', { name, title });
    return t([type, 'other'], { name, title });
  };
}
