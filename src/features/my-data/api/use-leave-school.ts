import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { UserSchool } from '@/domain/entities/user';
import { useConfirm } from '@/ui/use-confirm';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';

/** Ends the person's own membership of a school, after asking. */
export function useLeaveSchool(school: UserSchool) {
  const { t } = useTranslation('my-data');
  const { myData } = useBackend();
  const confirm = useConfirm();
  const { show } = useToast();
  const showFailure = useFailureToast();
  const leaving = useMutation({
    mutationFn: () => myData.leaveSchool(school.schoolId),
    onSuccess: () => void show(t('leave.done', { school: school.schoolName }), { tone: 'success' }),
    onError: (error) => showFailure(t('leave.failed'), error),
  });
  const ask = async () => {
    const question = {
      title: t('leave.ask', { school: school.schoolName }),
      message: t('leave.consequence'),
      confirmLabel: t('leave.confirm'),
      tone: 'danger',
    } as const;
    if (await confirm(question)) leaving.mutate();
  };
  return { ...leaving, mutate: () => void ask() };
}
