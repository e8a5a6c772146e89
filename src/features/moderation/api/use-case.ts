import type { Live } from '@/backend/react';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { moderationKeys } from './moderation-keys';
import { useCasesLive } from './use-cases-live';

/** One case, live; null where there is none. */
export const useCase = (caseId: string): Live<ModerationCase | null> =>
  useCasesLive<ModerationCase | null>(moderationKeys.case(caseId), (cases, observer) =>
    cases.watch(caseId, observer),
  );
