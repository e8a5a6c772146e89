import { useQuery } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';

/** The school of an address, null when there is none. */
export function useSchoolBySlug(slug: string) {
  const { schools } = useBackend();
  return useQuery({ queryKey: ['school-by-slug', slug], queryFn: () => schools.findBySlug(slug) });
}
