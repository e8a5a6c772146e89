import { useSearchParams } from 'react-router-dom';
import { normalizeCode } from '@/domain/slugs';

/** The invite code in the address, in the form it is stored in; null without one. */
export function useInviteCodeParam(): string | null {
  const [query] = useSearchParams();
  return normalizeCode(query.get('code'));
}

/** A path that carries the code along, through every step. */
export const withCode = (path: string, code: string | null): string =>
  code ? `${path}?code=${encodeURIComponent(code)}` : path;
