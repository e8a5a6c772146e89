import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import { newMember } from '@/domain/directory-entry';
import type { Member } from '@/domain/entities/school';
import { aMember, Guarded, renderSignedIn } from '@/features/session/testing';
import { Person } from './person';

const ben = newMember({
  uid: 'ben',
  firstName: 'Ben',
  lastName: 'Lee',
  profilePicUrl: null,
  bio: '',
  children: [],
});
const former = 'A parent who is no longer here';

async function show() {
  let told: Observer<Member | null> | undefined;
  const directory = {
    watchMember: (_school: string, _uid: string, observer: Observer<Member | null>) => {
      told = observer;
      return () => undefined;
    },
  };
  const ui = (
    <Guarded>
      <Person uid="ben" schoolId="oak" />
    </Guarded>
  );
  await renderSignedIn(ui, { directory }, aMember());
  return {
    tell: (member: Member | null) => act(async () => told?.next(member)),
    fail: () => act(async () => told?.error(new BackendError('unavailable'))),
  };
}

it('is a link by the present name, which a read that breaks off later leaves alone', async () => {
  const { tell, fail } = await show();
  screen.getByText('…');
  await tell(ben);
  expect(screen.getByRole('link', { name: 'Ben Lee' })).toHaveAttribute('href', '/profile/ben');
  await fail();
  expect(screen.getByRole('link', { name: 'Ben Lee' })).toBeVisible();
  expect(screen.queryByText(former)).not.toBeInTheDocument();
});

it('has no name who is no member any more, or can’t be read', async () => {
  const { tell, fail } = await show();
  await fail();
  screen.getByText(former);
  await tell(ben);
  await tell(null);
  screen.getByText(former);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
