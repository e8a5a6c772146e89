import { startOfDay } from 'date-fns';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/group';
import { lastActivity } from '@/domain/last-activity';
import { useFormat } from '@/i18n/format';
import { everyMinute } from '@/ui/clock';

const today = () => startOfDay(everyMinute.now()).getTime();

/** "Active 3 days ago", of the reader's calendar, also after midnight. */
function useActivity(lastPostAt: Date | null): string {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const now = useSyncExternalStore(everyMinute.subscribe, today);
  const activity = lastActivity(lastPostAt, new Date(now));
  if (activity.kind === 'days') return t('active.days', { count: activity.count });
  if (activity.kind === 'date') return t('active.date', { date: format.date(activity.date) });
  return t(`active.${activity.kind}`);
}

/** "12 members · Active today". */
export function GroupFacts({ group }: { group: Pick<Group, 'memberCount' | 'lastPostAt'> }) {
  const { t } = useTranslation('groups');
  const active = useActivity(group.lastPostAt);
  return (
    <p className="text-muted text-sm">
      {t('memberCount', { count: group.memberCount })} · {active}
    </p>
  );
}

/** The latter alone, beside those who are in it. */
export function GroupActivity({ lastPostAt }: Pick<Group, 'lastPostAt'>) {
  return <p className="text-muted text-sm">{useActivity(lastPostAt)}</p>;
}
