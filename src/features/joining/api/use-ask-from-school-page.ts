import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '@/backend/react';
import type { User } from '@/domain/entities/user';
import { acceptRulesByAsking } from '@/features/community';
import { forgetJoinIntent, type JoinIntent } from '../join-intent';
import { retryUntilReached } from './retry-until-reached';
import { refuseKnownSchool } from './use-request-to-join';

/**
 * Asks to join from the school's own page, without code and document (product §2.3), then waits. Tried until
 * the server has answered: there is one request for a person and school, however often it is sent.
 */
export function useAskFromSchoolPage(school: JoinIntent) {
  const { joining, community } = useBackend();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (user: User) => {
      refuseKnownSchool(user, school);
      await joining.request({ user, school, evidence: null });
      void acceptRulesByAsking({ community }, user.uid, school.id);
    },
    ...retryUntilReached,
    onSuccess: () => {
      forgetJoinIntent();
      return navigate('/welcome');
    },
  });
}
