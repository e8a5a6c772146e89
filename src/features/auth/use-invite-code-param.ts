import { useSearchParams } from 'react-router-dom';
import { normalizeCode } from '@/domain/slugs';
import { useHydrated } from '@/ui/use-hydrated';

/**
 * The invite code in the address, in the form it is stored in; null without one, and until the HTML of a form, which knows
 * of none, has been taken over.
 */
export function useInviteCodeParam(): string | null {
  const [query] = useSearchParams();
  return useHydrated() ? normalizeCode(query.get('code')) : null;
}

/** A path that carries the code along, through every step. */
export const withCode = (path: string, code: string | null): string =>
  code ? `${path}?code=${encodeURIComponent(code)}` : path;
