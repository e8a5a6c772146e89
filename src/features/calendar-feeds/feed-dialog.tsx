import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffline } from '@/features/offline';
import { useMe } from '@/features/session';
import { Banner } from '@/ui/banner';
import { Dialog } from '@/ui/dialog';
import { Loaded } from '@/ui/loaded';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { useFeed } from './api/use-feed';
import { FeedOff } from './feed-off';
import { FeedOn } from './feed-on';

export interface FeedDialogProps {
  schoolId: string;
  schoolName: string;
  onOpenChange: (open: boolean) => void;
}

/** The events of a school as a calendar that other programs follow. */
export function FeedDialog({ schoolId, schoolName, onOpenChange }: FeedDialogProps) {
  const { t } = useTranslation('calendar');
  const { uid } = useMe();
  const isOffline = useOffline();
  const feed = useFeed(uid, schoolId);
  const isOn = feed.data === undefined ? null : feed.data !== null;
  // What has come in the place of the other takes the focus, which was on what is gone.
  const [shown, setShown] = useState({ isOn, takesFocus: false });
  if (shown.isOn !== isOn) setShown({ isOn, takesFocus: shown.isOn !== null });
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t('feed.title', { school: schoolName })}
      description={t('feed.lead')}
    >
      <div className="grid gap-5">
        {isOffline && <Banner tone="warning">{t('feed.offline')}</Banner>}
        <Loaded read={feed} failedText={t('feed.loadFailed')} loading={<Waiting />}>
          {(found) =>
            found ? (
              <FeedOn feed={found} isOffline={isOffline} takesFocus={shown.takesFocus} />
            ) : (
              <FeedOff uid={uid} schoolId={schoolId} isOffline={isOffline} takesFocus={shown.takesFocus} />
            )
          }
        </Loaded>
      </div>
    </Dialog>
  );
}

const Waiting = () => (
  <SkeletonGroup className="min-h-75 content-start">
    <SkeletonLines lines={6} />
  </SkeletonGroup>
);
