import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/domain/entities/user';
import { useOffline } from '@/features/offline';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { LoadingText } from '@/ui/spinner';
import { useAskFromSchoolPage } from './api/use-ask-from-school-page';
import type { JoinIntent } from './join-intent';
import { ProblemNote } from './problem-note';

interface Props {
  user: User;
  school: JoinIntent;
  /** Another way to join, with a code. */
  onGiveUp: () => void;
}

/** Sends the request that a sign-up on a school's page did not get to, by itself. */
export function JoinIntentRequest({ user, school, onGiveUp }: Props) {
  const { t } = useTranslation(['joining', 'common']);
  const { mutate: ask, isIdle, ...asking } = useAskFromSchoolPage(school);
  useEffect(() => {
    if (isIdle) ask(user);
  }, [isIdle, ask, user]);

  if (asking.error) {
    return (
      <div className="grid gap-4">
        <p>{t('wanted.failed', { school: school.name })}</p>
        <ProblemNote error={asking.error} />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => ask(user)}>{t('common:retry')}</Button>
          <Button variant="quiet" onClick={onGiveUp}>
            {t('wanted.otherWay')}
          </Button>
        </div>
      </div>
    );
  }
  return <AskingNote school={school} asking={asking} />;
}

/** That a request is being sent, and what it waits for. */
export function AskingNote({ school, asking }: { school: JoinIntent; asking: { failureReason: unknown } }) {
  const { t } = useTranslation('joining');
  const offline = useOffline();
  return (
    <div role="status">
      {offline || asking.failureReason ? (
        <Banner tone="warning">{t('wanted.waiting', { school: school.name })}</Banner>
      ) : (
        <LoadingText>{t('wanted.busy', { school: school.name })}</LoadingText>
      )}
    </div>
  );
}
