import type { Read } from '@/backend/react';
import type { AssistantDay } from '@/domain/assistant/usage';
import { adminKeys } from './admin-keys';
import { useAdminQuery } from './use-admin-query';

/** What the assistant did on these days of its own, in one school or in all. */
export const useAssistantUsage = (schoolId: string | null, from: string, to: string): Read<AssistantDay[]> =>
  useAdminQuery(adminKeys.assistantUsage(schoolId, from, to), (admin) =>
    admin.assistantUsage(schoolId, from, to),
  );
