import {
  AtSign,
  BellRing,
  CalendarCheck,
  CalendarClock,
  CalendarCog,
  CalendarX,
  Contact,
  CornerDownRight,
  Flag,
  Heart,
  type LucideIcon,
  MessageCircle,
  Scale,
  Siren,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  EVENT_NOTIFICATION_TYPES,
  type EventNotificationType,
  type Notification,
} from '@/domain/entities/community';
import { SYSTEM_AUTHOR } from '@/domain/entities/post';
import { useFormat } from '@/i18n/format';
import { cx } from '@/ui/cx';
import { GateMark } from '@/ui/gate-mark';
import { OfficialBadge } from '@/ui/official-badge';
import { RelativeTime } from '@/ui/relative-time';

/** What a kind of notification is shown with. */
const ICONS: Readonly<Record<Notification['type'], LucideIcon>> = {
  comment: MessageCircle,
  'event-comment': MessageCircle,
  reply: CornerDownRight,
  mention: AtSign,
  like: Heart,
  decision: Scale,
  'report-decided': Flag,
  report: Flag,
  danger: Siren,
  appeal: Scale,
  'contact-request': Contact,
  'contact-shared': Contact,
  'event-place': CalendarCheck,
  'event-soon': CalendarClock,
  'event-changed': CalendarCog,
  'event-cancelled': CalendarX,
  'event-message': MessageCircle,
  'sign-up-soon': CalendarCheck,
  'group-request': Contact,
  'group-admitted': Contact,
  announcement: BellRing,
  'announcement-corrected': BellRing,
};

const isOfEvent = (type: Notification['type']): type is EventNotificationType =>
  (EVENT_NOTIFICATION_TYPES as readonly string[]).includes(type);

type OfSeries = Notification & { type: 'event-changed' | 'event-cancelled' };

/** Whether it tells of an event and all that follow it. */
const isOfSeries = (notification: Notification): notification is OfSeries =>
  notification.event?.isSeries === true &&
  (notification.type === 'event-changed' || notification.type === 'event-cancelled');

/** One notification as a link to its post; following it marks it as read (product §4.10). */
export function NotificationItem({
  notification,
  onFollow,
}: {
  notification: Notification;
  onFollow: (notification: Notification) => void;
}) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const { type, actorId, actorName, link, createdAt, read, event, title } = notification;
  const words = () =>
    event && isOfEvent(type)
      ? t(isOfSeries(notification) ? `series.${notification.type}` : `about.${type}`, {
          ...{ name: actorName, title: event.title, when: format.dateTime(event.start) },
        })
      : t([type, 'other'], { name: actorName, title });
  // The product itself is marked by what no name can be; not where a member's words stand in its sentence.
  const isSystem = actorId === SYSTEM_AUTHOR && !isOfEvent(type) && title === undefined;
  // A newer version's functions may know kinds that this one does not.
  const Icon = ICONS[type] ?? MessageCircle;
  return (
    <li>
      <Link
        to={link}
        onClick={() => onFollow(notification)}
        className="flex min-h-11 items-start gap-3 rounded-md px-3 py-2.5 hover:bg-sunken"
      >
        {isSystem ? (
          <GateMark className="mt-0.5 size-5 shrink-0" />
        ) : (
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
        )}
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className={cx(!read && 'font-semibold')}>{words()}</span>
          {isSystem && <OfficialBadge />}
          <RelativeTime date={createdAt} className="text-muted text-sm" />
        </span>
        {!read && (
          <span className="mt-2 size-2.5 shrink-0 rounded-full bg-danger">
            <span className="sr-only">{t('unread')}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
