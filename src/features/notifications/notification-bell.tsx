import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MAX_UNREAD_WATCHED } from '@/domain/limits';
import { useMe } from '@/features/session';
import { lazyComponent } from '@/i18n/lazy-component';
import { CountBadge } from '@/ui/badge';
import { IconButton } from '@/ui/icon-button';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { lazyOverlay } from '@/ui/lazy-overlay';
import { PanelTrigger } from '@/ui/panel-trigger';
import { useUnread } from './api/use-unread';

const Panel = lazyOverlay(() => import('./bell-panel').then((m) => m.BellPanel), {
  messages: ['notifications'],
});

/** Nobody waits for it. */
const UnreadMark = lazyComponent(() => import('./unread-mark').then((m) => m.UnreadMark));
const nothing = () => null;

/** Bell of the shared frame with the live unread count; what it opens is fetched when somebody reaches for it. */
export function NotificationBell() {
  const { t } = useTranslation('frame');
  const { approved } = useMe();
  const unread = useUnread().data ?? [];
  const mayBeMore = unread.length >= MAX_UNREAD_WATCHED;
  return (
    <>
      <LazyBoundary failed={nothing}>
        <UnreadMark unread={unread} />
      </LazyBoundary>
      <PanelTrigger
        popup="dialog"
        preload={Panel.preload}
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
        {(panel) => <Panel {...panel} unread={unread} isMember={approved} />}
      </PanelTrigger>
    </>
  );
}
