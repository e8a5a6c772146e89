import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMe } from '@/features/session';
import { useDismissWelcomePanel } from '../api/use-dismiss-welcome-panel';
import { WelcomePanel } from './welcome-panel';

interface Props {
  schoolId: string;
  schoolName: string;
  /** The account menu has brought it back. */
  isAskedFor: boolean;
}

/** First steps, until they are done or dismissed; the account menu brings them back (product §2.4). */
export function Welcome({ schoolId, schoolName, isAskedFor }: Props) {
  const { welcomePanelDismissed } = useMe();
  const navigate = useNavigate();
  const dismissing = useDismissWelcomePanel();

  const bringBack = useEffectEvent(() => {
    if (welcomePanelDismissed) dismissing.mutate(false);
  });
  useEffect(() => {
    if (isAskedFor) bringBack();
  }, [isAskedFor]);

  const dismiss = () => {
    // Or going back to this address would bring it again.
    if (isAskedFor) void navigate('.', { replace: true, state: null });
    dismissing.mutate(true);
  };
  if (welcomePanelDismissed) return null;
  return (
    <WelcomePanel
      schoolId={schoolId}
      schoolName={schoolName}
      staysWhenDone={isAskedFor}
      onDismiss={dismiss}
    />
  );
}
