import { type ReactNode, useSyncExternalStore } from 'react';
import { CommunityBanners } from '@/features/community';
import { draftFormKeys } from '@/features/drafts';
import { OfflineBanner, useEntries } from '@/features/offline';
import { useSession } from '@/features/session';
import { lazyComponent } from '@/i18n/lazy-component';
import { onStored } from '@/stored';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { AccountTools } from './account-tools';
import { Frame } from './frame';
import { SchoolNotice } from './school-notice';
import { useLogOut } from './use-log-out';
import { useStorageNote } from './use-storage-note';

const RefusedDrafts = lazyComponent(() => import('./refused-drafts').then((m) => m.FrameRefusedDrafts), {
  messages: ['feed'],
});
const DeletionBanner = lazyComponent(() => import('@/features/my-data').then((m) => m.DeletionBanner), {
  messages: ['my-data'],
});
const OrphanedDrafts = lazyComponent(() => import('./orphaned-drafts').then((m) => m.OrphanedDrafts));

/** What can't be fetched is said on its own page. */
const nothing = () => null;

interface Props {
  home: string;
  /** With the bell and the account menu. */
  account: boolean;
  children: ReactNode;
}

/** The frame once it is known who is there. */
export function PersonFrame({ home, account, children }: Props) {
  const logOut = useLogOut();
  useStorageNote();
  const hasRefusedDrafts = useEntries().some((entry) => entry.refused !== null);
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  // What was refused comes back into its draft at any time, also when its screen is closed already.
  const hasDrafts = useSyncExternalStore(onStored, () => user !== null && draftFormKeys(user.uid).length > 0);
  return (
    <Frame
      home={home}
      tools={account && <AccountTools />}
      onLogOut={account ? logOut : null}
      status={
        <>
          <OfflineBanner />
          {account && hasRefusedDrafts && (
            <LazyBoundary>
              <RefusedDrafts />
            </LazyBoundary>
          )}
          {account && user && (
            <LazyBoundary failed={nothing}>
              <DeletionBanner uid={user.uid} />
            </LazyBoundary>
          )}
          {account && user && <SchoolNotice user={user} />}
          {account && user && user.approvedSchools.length > 0 && (
            <LazyBoundary failed={nothing}>
              <CommunityBanners />
            </LazyBoundary>
          )}
          {account && hasDrafts && (
            <LazyBoundary>
              <OrphanedDrafts />
            </LazyBoundary>
          )}
        </>
      }
    >
      {children}
    </Frame>
  );
}
