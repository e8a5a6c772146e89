import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Announcement } from '@/domain/entities/announcement';
import { OutgoingNote } from '@/features/offline';
import { Button } from '@/ui/button';
import type { MyRead } from './api/use-my-read';

interface Props {
  announcement: Announcement;
  mine: MyRead;
}

/** Where it is asked: "I have read this", and that one has said so. And that staff see who has seen it. */
export function Acknowledgement({ announcement: { version, asksAcknowledgement }, mine }: Props) {
  const { t } = useTranslation('announcements');
  const { read, entry, acknowledge } = mine;
  const isAcknowledged = (read?.acknowledgedVersion ?? 0) >= version;
  const isOfEarlier = !isAcknowledged && (read?.acknowledgedVersion ?? 0) > 0;
  return (
    <div className="grid grid-cols-1 gap-2">
      {asksAcknowledgement && isOfEarlier && <p className="text-sm">{t('acknowledgedEarlier')}</p>}
      {asksAcknowledgement && (
        // Its room is there from the start: what is below must not move.
        <div className="grid min-h-11 items-center">
          {read && !isAcknowledged && (
            <Button className="justify-self-start" icon={<Check aria-hidden />} onClick={acknowledge}>
              {t('acknowledge')}
            </Button>
          )}
          <p role="status" className="font-semibold text-sm empty:hidden">
            {isAcknowledged && t('acknowledged')}
          </p>
        </div>
      )}
      {/* Only what somebody has pressed is worth a line. */}
      {entry && entry.input.acknowledgedVersion >= version && <OutgoingNote entry={entry} restore={null} />}
      <p className="text-muted text-sm">{t('whoSees')}</p>
    </div>
  );
}
