import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Announcement } from '@/domain/entities/announcement';
import { fullName } from '@/domain/entities/user';
import { Avatar } from '@/ui/avatar';
import { Choices } from '@/ui/choices';
import { Dialog } from '@/ui/dialog';
import { PagedList } from '@/ui/paged-list';
import { Rows } from '@/ui/rows';
import { type Missing, useMissing } from '../api/use-tally';

export interface MissingDialogProps {
  announcement: Announcement;
  onOpenChange: (open: boolean) => void;
}

/** Who has not seen an announcement, or not acknowledged it, by name, for staff. Reached through lazy-dialogs.ts. */
export function MissingDialog({ announcement, onOpenChange }: MissingDialogProps) {
  const { t } = useTranslation('announcements');
  const [what, setWhat] = useState<Missing>('seen');
  const isCorrected = announcement.version > 1;
  return (
    <Dialog
      open
      size="sheet"
      onOpenChange={onOpenChange}
      title={t('missing.title')}
      description={t(isCorrected ? 'missing.leadCorrected' : 'missing.lead')}
    >
      <div className="grid grid-cols-1 gap-4">
        {announcement.asksAcknowledgement && (
          <Choices
            legend={t('missing.which')}
            choices={{ seen: t('missing.notSeen'), acknowledged: t('missing.notAcknowledged') }}
            value={what}
            onChoose={setWhat}
          />
        )}
        <MissingList key={what} announcement={announcement} what={what} />
      </div>
    </Dialog>
  );
}

function MissingList({ announcement, what }: { announcement: Announcement; what: Missing }) {
  const { t } = useTranslation('announcements');
  const pages = useMissing(announcement, what);
  return (
    <PagedList
      pages={pages}
      failedText={t('missing.failed')}
      empty={<p className="text-muted">{t('missing.none')}</p>}
    >
      {(members) => (
        <Rows items={members} keyOf={({ uid }) => uid}>
          {(member) => (
            <div className="flex items-center gap-3">
              <Avatar id={member.uid} name={member.firstName} src={member.profilePicUrl} size="sm" />
              <Link
                to={`/profile/${member.uid}`}
                className="target inline-flex min-w-0 items-center font-semibold hover:underline"
              >
                <bdi className="[overflow-wrap:anywhere]">{fullName(member)}</bdi>
              </Link>
            </div>
          )}
        </Rows>
      )}
    </PagedList>
  );
}
