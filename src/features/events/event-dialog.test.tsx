import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import { SessionProvider, useSession } from '@/features/session';
import { EventDialog } from './event-dialog';

const member = aUser({ approved: true, schoolIds: ['maple'], approvedSchools: ['maple'] });

const SignedIn = ({ children }: { children: ReactNode }) => useSession().status === 'signed-in' && children;

async function open() {
  const onOpenChange = vi.fn();
  const { auth, users } = fakeAccount(member);
  const { user } = await renderWithBackend(
    <SessionProvider>
      <SignedIn>
        <EventDialog
          event={{ id: 'fair', title: 'Autumn fair', start: new Date() }}
          schoolId="maple"
          onOpenChange={onOpenChange}
        />
      </SignedIn>
    </SessionProvider>,
    fakeBackend({ auth, users, events: {} }),
  );
  await screen.findByRole('dialog', { name: 'Edit event' });
  return { user, onOpenChange };
}

it('closes at once when nothing was typed', async () => {
  const { user, onOpenChange } = await open();
  await user.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it('asks before it throws away what was typed', async () => {
  const { user, onOpenChange } = await open();
  await user.type(screen.getByLabelText('Title'), ' and market');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard what you typed?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Autumn fair and market');

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
