import { CalendarDays, type LucideIcon, MailPlus, Sparkles, Users, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const LINKS = [
  { to: '/events', icon: CalendarDays, label: 'places.events' },
  { to: '/groups', icon: UsersRound, label: 'places.groups' },
  { to: '/directory', icon: Users, label: 'places.directory' },
  { to: '/parent-assistant', icon: Sparkles, label: 'places.assistant' },
  { to: '/invites', icon: MailPlus, label: 'places.invites' },
] as const satisfies readonly { to: string; icon: LucideIcon; label: string }[];

/** Ways from the dashboard to the other places of the community. */
export function QuickLinks() {
  const { t } = useTranslation('frame');
  return (
    <nav aria-label={t('places.title')}>
      <ul className="grid grid-cols-2 gap-2">
        {LINKS.map(({ to, icon: Icon, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full min-h-11 items-center gap-2 rounded-md border border-line bg-surface px-3 py-2 font-semibold hover:border-ink"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-accent" />
              <span className="min-w-0">{t(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
