import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { childLabels } from '@/domain/child-labels';
import type { SchoolEvent } from '@/domain/entities/community';
import type { Rsvp } from '@/domain/entities/rsvp';
import { useFormat } from '@/i18n/format';
import { Avatar } from '@/ui/avatar';
import { Badge } from '@/ui/badge';
import { PagedList } from '@/ui/paged-list';
import { Rows } from '@/ui/rows';
import { useRsvps } from './api/use-rsvps';

/** All answers to one's own event, the last one first. */
export function RsvpList({ event }: { event: SchoolEvent }) {
  const { t } = useTranslation('rsvps');
  const pages = useRsvps(event.id);
  return (
    <PagedList pages={pages} empty={<p className="text-muted">{t('none')}</p>}>
      {(rsvps) => (
        <Rows items={rsvps} keyOf={({ userId }) => userId}>
          {(rsvp) => <Answered rsvp={rsvp} />}
        </Rows>
      )}
    </PagedList>
  );
}

function Answered({ rsvp }: { rsvp: Rsvp }) {
  const { t } = useTranslation('rsvps');
  const format = useFormat();
  const { userId, answer, children, standing } = rsvp;
  const isWaiting = standing !== null && (standing.isWaiting || standing.waitingChildren.length > 0);
  const labels = childLabels(children);
  return (
    <div className="flex items-center gap-3">
      <Avatar id={userId} name={standing?.name ?? null} src={standing?.profilePicUrl ?? null} size="sm" />
      <div className="grid min-w-0 flex-1">
        {standing ? (
          <Link to={`/profile/${userId}`} className="target font-semibold hover:underline">
            <bdi className="[overflow-wrap:anywhere]">{standing.name}</bdi>
          </Link>
        ) : (
          <span className="text-muted">…</span>
        )}
        {labels.length > 0 && (
          <span dir="auto" className="own-direction text-sm">
            {t('host.with', { names: format.list(labels) })}
          </span>
        )}
      </div>
      <Badge tone={answer === 'going' && !isWaiting ? 'success' : 'neutral'}>
        {t(isWaiting ? 'host.waiting' : `answer.${answer}`)}
      </Badge>
    </div>
  );
}
