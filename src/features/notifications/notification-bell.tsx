import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MAX_UNREAD_WATCHED } from '@/domain/limits';
import { useMe } from '@/features/session';
import { CountBadge } from '@/ui/badge';
import { IconButton } from '@/ui/icon-button';
import { Popover } from '@/ui/popover';
import { useMarkRead } from './api/use-mark-read';
import { useUnread } from './api/use-unread';
import { NotificationItem } from './notification-item';

/** Newest unread ones shown in the bell's panel. */
const SHOWN = 8;

/** Bell of the shared frame with the live unread count. */
export function NotificationBell() {
  const { t } = useTranslation('notifications');
  const { approved } = useMe();
  const unread = useUnread().data ?? [];
  const marking = useMarkRead();
  const mayBeMore = unread.length >= MAX_UNREAD_WATCHED;

  return (
    <Popover
      align="end"
      label={t('title')}
      trigger={
        <IconButton
          label={t(mayBeMore ? 'bellMany' : 'bell', { count: unread.length })}
          icon={
            <>
              <Bell aria-hidden />
              <CountBadge
                count={unread.length}
                most={MAX_UNREAD_WATCHED}
                className="absolute -top-0.5 -right-0.5"
              />
            </>
          }
        />
      }
    >
      {(close) => (
        <div className="grid w-80 max-w-full gap-2">
          {unread.length === 0 ? (
            <p className="px-3 py-4 text-muted">{t('noneNew')}</p>
          ) : (
            <ul className="grid">
              {unread.slice(0, SHOWN).map((notification) => (
                <NotificationItem
                  key={notification.id}
                  notification={notification}
                  onFollow={(followed) => {
                    marking.mutate(followed);
                    close();
                  }}
                />
              ))}
            </ul>
          )}
          {/* The page is one for members. */}
          {approved && (
            <Link to="/notifications" onClick={close} className="link target px-3 py-2">
              {t('all')}
            </Link>
          )}
        </div>
      )}
    </Popover>
  );
}
