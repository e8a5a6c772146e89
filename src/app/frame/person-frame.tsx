import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useRefresh } from '@/backend/react';
import { CommunityBanners } from '@/features/community';
import { draftFormKeys } from '@/features/drafts';
import { OfflineBanner, useEntries } from '@/features/offline';
import { useSession, useWaitingCount, wasSignedIn } from '@/features/session';
import { lazyComponent } from '@/i18n/lazy-component';
import { onStored } from '@/stored';
import { isInstalledApp } from '@/ui/installed-app';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { scrollToTop } from '@/ui/scroll-to-top';
import { PrefetchedData } from '../prefetched-data';
import { AccountTools } from './account-tools';
import { Frame } from './frame';
import { type FrameWindow, FrameWindows } from './frame-windows';
import { HomeAhead } from './home-ahead';
import { Places } from './places';
import { SchoolSelector } from './school-selector';
import { useLogOut } from './use-log-out';
import { useStorageNote } from './use-storage-note';

const RefusedDrafts = lazyComponent(() => import('./refused-drafts').then((m) => m.FrameRefusedDrafts), {
  messages: ['feed', 'drafts'],
});
const AccountNotes = lazyComponent(() => import('./account-notes').then((m) => m.AccountNotes), {
  messages: ['my-data'],
});
const SchoolNotice = lazyComponent(() => import('./school-notice').then((m) => m.SchoolNotice), {
  messages: ['frame-parts'],
});
const PullToRefresh = lazyComponent(() => import('./pull-to-refresh').then((m) => m.PullToRefresh));
const OrphanedDrafts = lazyComponent(() => import('./orphaned-drafts').then((m) => m.OrphanedDrafts), {
  messages: ['drafts'],
});

/** What can't be fetched is said on its own page. */
const nothing = () => null;

interface Props {
  home: string;
  children: ReactNode;
}

/** The frame of visitors, once the session is known. */
export function VisitorFrame({ home, children }: Props) {
  useStorageNote();
  return (
    <Frame home={home} status={<OfflineBanner />}>
      {children}
    </Frame>
  );
}

/** The frame of whoever has an account: with the places of their community, search, bell and account menu. */
export function AccountFrame({ home, children }: Props) {
  const logOut = useLogOut();
  useStorageNote();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const isMember = (user?.approvedSchools.length ?? 0) > 0;
  // Until it is known, as it was: what is drawn for a member stays where it is.
  const isTakenForMember = isMember || (session.status === 'loading' && wasSignedIn());
  const waiting = useWaitingCount(user).data ?? 0;
  const [open, setOpen] = useState<FrameWindow | null>(null);
  const refresh = useRefresh();
  const again = () => {
    scrollToTop();
    void refresh();
  };
  return (
    <>
      <Frame
        home={home}
        area="account"
        isMember={isTakenForMember}
        onLogOut={logOut}
        school={isMember && <SchoolSelector />}
        places={
          <Places
            user={user}
            isMember={isTakenForMember}
            waiting={waiting}
            onWrite={() => setOpen('write')}
            onAgain={again}
          />
        }
        tools={
          <AccountTools
            onSearch={isMember ? () => setOpen('search') : null}
            onKeys={() => setOpen('keys')}
            onLogOut={logOut}
          />
        }
        status={<AccountStatus />}
      >
        {children}
      </Frame>
      {isInstalledApp() && (
        <LazyBoundary failed={nothing}>
          <PullToRefresh onRefresh={refresh} />
        </LazyBoundary>
      )}
      {isMember && <FrameWindows open={open} onOpen={setOpen} />}
      {isMember && <PrefetchedData />}
      <HomeAhead />
    </>
  );
}

/** What somebody with an account has to know on every screen. */
function AccountStatus() {
  const hasRefusedDrafts = useEntries().some((entry) => entry.refused !== null);
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  // What was refused comes back into its draft at any time, also when its screen is closed already.
  const hasDrafts = useSyncExternalStore(onStored, () => user !== null && draftFormKeys(user.uid).length > 0);
  return (
    <>
      <OfflineBanner />
      {hasRefusedDrafts && (
        <LazyBoundary>
          <RefusedDrafts />
        </LazyBoundary>
      )}
      {user && (
        <LazyBoundary failed={nothing}>
          <AccountNotes uid={user.uid} />
        </LazyBoundary>
      )}
      {user && user.approvedSchools.length > 0 && (
        <>
          <LazyBoundary failed={nothing}>
            <SchoolNotice />
          </LazyBoundary>
          <LazyBoundary failed={nothing}>
            <CommunityBanners />
          </LazyBoundary>
        </>
      )}
      {hasDrafts && (
        <LazyBoundary>
          <OrphanedDrafts />
        </LazyBoundary>
      )}
    </>
  );
}
