import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '@/backend/react';
import type { User } from '@/domain/entities/user';
import { forgetWantedSchool, type WantedSchool } from '../wanted-school';
import { untilReached } from './until-reached';
import { refuseKnown } from './use-request-to-join';

/**
 * Asks to join from the school's own page, without code and document (product §2.3), then waits. Tried until
 * the server has answered: there is one request for a person and school, however often it is sent.
 */
export function useAskFromSchoolPage(school: WantedSchool) {
  const { joining } = useBackend();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (user: User) => {
      refuseKnown(user, school);
      await joining.request({ user, school, evidence: null });
    },
    ...untilReached,
    onSuccess: () => {
      forgetWantedSchool();
      return navigate('/welcome');
    },
  });
}
