import { act } from '@testing-library/react';
import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import type { Observer } from '@/backend/live';
import type { Account } from '@/backend/ports/auth';
import type { InvitedSchool, School } from '@/domain/entities/school';
import type { User } from '@/domain/entities/user';

export const maple: School = {
  id: 'maple',
  name: 'Maple Grove',
  city: 'Portland',
  slug: 'maple-grove',
  createdAt: null,
};

/** A code, and what it opens. */
export const RIVER_CODE = 'river-abc';
export const invitedRiver: InvitedSchool = {
  schoolId: 'river',
  schoolName: 'River School',
  cityName: 'Porto',
};

/** A document that proves something. */
export const letter = new File(['%PDF-1.4 %%EOF'], 'letter.pdf', { type: 'application/pdf' });

export const never = () => new Promise<never>(() => undefined);

/** A page that is still being fetched. */
export const Arriving = lazy(never);

/** Any other page: its heading is its address. */
export function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}

/** Ana's account and record as the session asks for them, each of which becomes what the test says. */
export function accountApart({
  account,
  record,
}: {
  /** Undefined while nobody knows who is here. */
  account?: Account;
  /** Null for none; undefined while the server says nothing of it. */
  record?: User | null;
}) {
  let say: (account: Account | null) => void = () => undefined;
  let tell: (user: User | null) => void = () => undefined;
  return {
    auth: {
      observe: (next: typeof say) => {
        say = next;
        if (account) next(account);
        return () => undefined;
      },
    },
    users: {
      watch: (_uid: string, observer: Observer<User | null>) => {
        tell = observer.next;
        if (record !== undefined) observer.next(record);
        return () => undefined;
      },
      recordLogin: () => Promise.resolve(),
    },
    sign: (one: Account | null) => act(async () => say(one)),
    become: (one: User | null) => act(async () => tell(one)),
  };
}
