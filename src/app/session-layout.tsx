import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useBackend, useBackendState } from '@/backend/react';
import { OfflineProvider } from '@/features/offline';
import { SessionProvider, wasSignedIn } from '@/features/session';
import { hasUnsaved } from '@/unsaved';
import { Frame } from './frame/frame';
import { AccountFrame, VisitorFrame } from './frame/person-frame';
import { Places } from './frame/places';
import { RouteLoading } from './frame/route-loading';

/** Shows what is in it, or the routes below it, once the backend is there; it suspends until then. */
export function AwaitBackend({ children = <Outlet /> }: { children?: ReactNode }) {
  useBackend();
  return children;
}

interface Props {
  /** Where the logo leads. */
  home: string;
  /** With bell and account menu, and not before the backend is there. */
  account?: boolean;
}

/** Session and frame around the routes below it; the frame is painted at once. */
export function SessionLayout({ home, account = false }: Props) {
  const { error } = useBackendState();
  // Who is filling in a form keeps it: sending it tries again.
  if (error !== null && !hasUnsaved()) throw error;
  const InFrame = account ? AccountFrame : VisitorFrame;
  const area = (
    <SessionProvider notesVisit={account}>
      <OfflineProvider>
        <InFrame home={home}>
          <Outlet />
        </InFrame>
      </OfflineProvider>
    </SessionProvider>
  );
  const early = (
    <Frame
      home={home}
      {...(account && {
        area: 'account',
        isMember: wasSignedIn(),
        places: <Places user={null} isMember={wasSignedIn()} />,
      })}
    >
      <RouteLoading />
    </Frame>
  );
  return <Suspense fallback={early}>{account ? <AwaitBackend>{area}</AwaitBackend> : area}</Suspense>;
}
