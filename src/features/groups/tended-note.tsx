import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/group';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';
import { useRunning } from './use-running';

/** Tells staff of a group that nobody runs any more what they can do about it; nothing to all others. */
export function TendedNote({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { runs } = useRunning(group, false);
  if (!runs) return null;
  return (
    <Card as="section" className="mt-4 grid justify-items-start gap-3">
      <h2 className="text-lg">{t('tended.title')}</h2>
      <p className="text-muted">{t('tended.text')}</p>
      <LinkButton to={`/groups/${group.groupId}/members`}>{t('viewMembers')}</LinkButton>
    </Card>
  );
}
