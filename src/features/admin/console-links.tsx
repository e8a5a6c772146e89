import { ChartColumn, Flag, Inbox, type LucideIcon, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MAX_PENDING_COUNT } from '@/backend/ports/joining';
import { useMe, useWaitingCount } from '@/features/session';

/** Ways to the other pages of the console, with how many requests wait. */
export function ConsoleLinks() {
  const { t } = useTranslation('admin');
  const requests = useWaitingCount(useMe());
  const waiting = requests.data;
  const count = () => {
    if (requests.error) return t('requestsFailed');
    if (waiting === undefined) return undefined;
    if (waiting >= MAX_PENDING_COUNT) return t('requestsMany', { count: MAX_PENDING_COUNT });
    return waiting === 0 ? t('requestsNone') : t('requestsWaiting', { count: waiting });
  };
  return (
    <nav aria-label={t('places')} className="mb-8">
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-4">
        <ConsoleLink to="/admin/pending-requests" icon={Inbox} label={t('requests')} note={count()} />
        <ConsoleLink to="/moderator/reports" icon={Flag} label={t('reports')} note={t('reportsLead')} />
        <ConsoleLink to="/admin/users" icon={Users} label={t('users.title')} note={t('users.lead')} />
        <ConsoleLink
          to="/admin/stats"
          icon={ChartColumn}
          label={t('stats.title')}
          note={t('referrals.title')}
        />
      </ul>
    </nav>
  );
}

interface ConsoleLinkProps {
  to: string;
  icon: LucideIcon;
  label: string;
  note: string | undefined;
}

function ConsoleLink({ to, icon: Icon, label, note }: ConsoleLinkProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full min-h-18 items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 shadow-raised hover:border-ink"
      >
        <Icon aria-hidden className="size-6 shrink-0 text-accent" />
        <span className="grid min-w-0">
          <span className="font-semibold">{label}</span>
          <span className="min-h-[1.45em] text-muted text-sm">{note}</span>
        </span>
      </Link>
    </li>
  );
}
