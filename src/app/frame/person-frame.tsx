import { type ReactNode, Suspense } from 'react';
import { OfflineBanner, useEntries } from '@/features/offline';
import { lazyPage } from '@/i18n/lazy-page';
import { AccountTools } from './account-tools';
import { Frame } from './frame';
import { useLogOut } from './use-log-out';

const Returned = lazyPage(() => import('./returned').then((m) => m.Returned), ['feed']);

interface Props {
  home: string;
  /** With the bell and the account menu. */
  account: boolean;
  children: ReactNode;
}

/** The frame once it is known who is there. */
export function PersonFrame({ home, account, children }: Props) {
  const logOut = useLogOut();
  const hasReturned = useEntries().some((entry) => entry.refused !== null);
  return (
    <Frame
      home={home}
      tools={account && <AccountTools />}
      onLogOut={account ? logOut : null}
      status={
        <>
          <OfflineBanner />
          {account && hasReturned && (
            <Suspense fallback={null}>
              <Returned />
            </Suspense>
          )}
        </>
      }
    >
      {children}
    </Frame>
  );
}
