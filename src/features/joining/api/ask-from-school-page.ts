import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '@/backend/react';
import type { School } from '@/domain/entities/school';
import type { User } from '@/domain/entities/user';
import { refuseKnown } from './request-to-join';

/** Asks to join from the school's own page, without code and document (spec §2 /{schoolSlug}), then waits. */
export function useAskFromSchoolPage(school: School) {
  const { joining } = useBackend();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (user: User) => {
      refuseKnown(user, school);
      await joining.request({ user, school, evidence: null });
    },
    onSuccess: () => navigate('/welcome'),
  });
}
