import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { School } from '@/domain/entities/school';
import type { User } from '@/domain/entities/user';
import { useRecentSignIn } from '@/features/reauthentication';
import { useMe } from '@/features/session';
import { useConfirm } from '@/ui/use-confirm';
import { useBatch } from '../batch/use-batch';
import { adminKeys } from './admin-keys';

/** One person, and the school they are taken out of. */
type Leaving = User & { leaving: string };

/**
 * Takes several members out of a school after one question that names them all, each with their audit entry and their
 * mail. Posts stay: whose are to go is decided about one at a time.
 * @param onRemoved is told of each at once
 */
export function useRemoveMembers(onRemoved: (user: User) => void) {
  const { t } = useTranslation('tables');
  const { admin } = useBackend();
  const me = useMe();
  const client = useQueryClient();
  const confirm = useConfirm();
  const { ensure, perform } = useRecentSignIn();
  const [isAsking, setAsking] = useState(false);
  const { batch, start, forget } = useBatch<Leaving>(async ({ leaving, ...user }) => {
    const port = await admin();
    await perform(() => port.removeMember(user, leaving, me.uid, null));
    onRemoved(user);
  });
  const ask = async (chosen: readonly User[], school: Pick<School, 'id' | 'name'>, names: string) => {
    if (isAsking) return;
    setAsking(true);
    const yes = await confirm({
      title: t('people.confirm', { count: chosen.length, school: school.name }),
      message: t('people.explain', { names }),
      confirmLabel: t('people.yes'),
      tone: 'danger',
    });
    setAsking(false);
    if (!yes || !(await ensure())) return;
    await start(chosen.map((user) => ({ ...user, leaving: school.id })));
    await client.invalidateQueries({ queryKey: adminKeys.users });
  };
  return { batch, ask, forget };
}
