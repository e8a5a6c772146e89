import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Notification } from '@/domain/entities/community';
import { SYSTEM_AUTHOR } from '@/domain/entities/post';
import { Avatar } from '@/ui/avatar';
import { cx } from '@/ui/cx';
import { GateMark } from '@/ui/gate-mark';
import { OfficialBadge } from '@/ui/official-badge';
import { RelativeTime } from '@/ui/relative-time';
import { ICONS } from './notification-icons';
import { isOfEvent, useWords } from './use-words';

/** Who it tells of, newest in front, with what they did; of nobody what it is about. */
function Faces({ notification, isSystem }: { notification: Notification; isSystem: boolean }) {
  const { type, actors = [] } = notification;
  // A newer version's functions may know types that this one does not.
  const Icon = ICONS[type] ?? MessageCircle;
  const [first, second] = actors;
  if (!first)
    return (
      <span className="flex w-11 shrink-0 justify-center pt-0.5">
        {isSystem ? <GateMark className="size-5" /> : <Icon aria-hidden className="size-5 text-accent" />}
      </span>
    );
  return (
    <span className="relative size-11 shrink-0">
      {second && (
        <Avatar
          id={second.id}
          name={second.name}
          src={second.profilePicUrl}
          size="sm"
          className="absolute top-0 right-0"
        />
      )}
      <Avatar
        id={first.id}
        name={first.name}
        src={first.profilePicUrl}
        size={second ? 'sm' : 'md'}
        className={cx(second && 'absolute bottom-0 left-0 ring-2 ring-surface')}
      />
      <span className="absolute -right-1 -bottom-1 grid size-5 place-items-center rounded-full bg-surface">
        <Icon aria-hidden className="size-3.5 text-accent" />
      </span>
    </span>
  );
}

/** One notification as a link to what it is about; following it marks it as read (product §4.10). */
export function NotificationItem({
  notification,
  onFollow,
}: {
  notification: Notification;
  onFollow: (notification: Notification) => void;
}) {
  const { t } = useTranslation('notifications');
  const words = useWords();
  const { type, actorId, link, createdAt, read, title, quote, imageUrl } = notification;
  // The product itself is marked by what no name can be; not where a member's words stand in its sentence.
  const isSystem = actorId === SYSTEM_AUTHOR && !isOfEvent(type) && title === undefined;
  return (
    <li>
      <Link
        to={link}
        onClick={() => onFollow(notification)}
        className="flex min-h-11 items-start gap-3 rounded-md px-3 py-2.5 hover:bg-sunken"
      >
        <Faces {...{ notification, isSystem }} />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className={cx('wrap-anywhere', !read && 'font-semibold')}>{words(notification)}</span>
          {quote && (
            <span className="truncate text-muted text-sm" title={t('quote', { quote })}>
              {t('quote', { quote })}
            </span>
          )}
          {isSystem && <OfficialBadge />}
          <RelativeTime date={createdAt} className="text-muted text-sm" />
        </span>
        {imageUrl && (
          <img
            src={imageUrl}
            alt=""
            loading="lazy"
            decoding="async"
            className="size-11 shrink-0 rounded-sm object-cover"
          />
        )}
        {!read && (
          <span className="mt-2 size-2.5 shrink-0 rounded-full bg-danger">
            <span className="sr-only">{t('unread')}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
