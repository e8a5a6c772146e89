import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminSchool } from '@/backend/ports/admin';
import { useBackend } from '@/backend/react';
import type { SchoolInput } from '@/domain/inputs/schools';
import { useDraftStore } from '@/features/drafts';
import { useMe } from '@/features/session';
import { adminKeys } from './admin-keys';

/** The draft of the school being typed. */
export const useSchoolDraft = () => useDraftStore<Partial<SchoolInput>>('new-school');

/** Creates a school; it is on the list at once. */
export function useCreateSchool() {
  const { admin } = useBackend();
  const { uid } = useMe();
  const client = useQueryClient();
  const draft = useSchoolDraft();
  return useMutation({
    mutationFn: async (input: SchoolInput) => (await admin()).createSchool(input, uid),
    onSuccess: async (school) => {
      draft.set(null);
      client.setQueryData<AdminSchool[]>(adminKeys.schools, (schools) => schools && [...schools, school]);
      await client.invalidateQueries({ queryKey: adminKeys.schoolNames });
    },
  });
}
