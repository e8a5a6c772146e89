import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Notification } from '@/domain/entities/community';
import type { OpenedPanelProps } from '@/ui/panel-trigger';
import { PopoverPanel } from '@/ui/popover-panel';
import { useMarkRead } from './api/use-mark-read';
import { NotificationItem } from './notification-item';

/** Newest unread ones shown in the bell's panel. */
const SHOWN = 8;

interface Props extends OpenedPanelProps {
  unread: readonly Notification[];
  /** The page of all is one for members. */
  isMember: boolean;
}

/** The newest unread notifications, beside the bell. */
export function BellPanel({ unread, isMember, ...panel }: Props) {
  const { t } = useTranslation('notifications');
  const marking = useMarkRead();
  return (
    <PopoverPanel {...panel} align="end" label={t('title')}>
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
          {isMember && (
            <Link to="/notifications" onClick={close} className="link target px-3 py-2">
              {t('all')}
            </Link>
          )}
        </div>
      )}
    </PopoverPanel>
  );
}
