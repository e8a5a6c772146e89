import { useEffect, useState } from 'react';
import { rememberedSchool } from '@/backend/remembered-school';
import { HomeData } from '@/features/feed';
import { useSession } from '@/features/session';

/** By then the home itself reads them, or is not shown, in milliseconds. */
const HELD_MS = 10_000;
/** Whether the frame is drawn for the home, with all posts and nothing else; whoever comes to it later has waited for the record. */
const isHome = () => window.location.pathname === '/dashboard' && window.location.search === '';

/**
 * Reads the newest posts before it is known who is there: they come before the account's record (docs/decisions.md 109), and
 * the home is drawn with them, instead of once with grey lines and once more with posts. Draws nothing.
 */
export function HomeAhead() {
  const session = useSession();
  const [schoolId] = useState(() => (isHome() ? rememberedSchool() : null));
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), HELD_MS);
    return () => clearTimeout(timer);
  }, []);
  const account = session.status === 'signed-out' ? null : session.account;
  if (isOver || !account || !schoolId) return null;
  return <HomeData uid={account.uid} schoolId={schoolId} />;
}
