import { useEffect, useState } from 'react';
import type { Backend } from '@/backend';

/**
 * Name of the school an invite code belongs to; null while it is not known or not found. Asked for after the first
 * paint, and only with a code: it takes the whole backend, which the sign-up that follows needs anyway.
 */
export function useInvitedSchool(code: string | null, loadBackend: () => Promise<Backend>): string | null {
  const [found, setFound] = useState<{ code: string; school: string } | null>(null);
  useEffect(() => {
    if (!code) return;
    let left = false;
    loadBackend()
      .then((backend) => backend.schools.findCode(code))
      .then((invite) => {
        if (!left && invite?.schoolName) setFound({ code, school: invite.schoolName });
      })
      // The banner then stays as general as it was; /join-school checks the code again.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [code, loadBackend]);
  return found && found.code === code ? found.school : null;
}
