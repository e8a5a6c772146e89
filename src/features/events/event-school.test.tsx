import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import { SessionProvider, useSession } from '@/features/session';
import { aMember } from '@/features/session/testing';
import { CreateEventShortcut } from './create-event-shortcut';

// Fetched when first opened: no test waits for that.
beforeAll(() => Promise.all([import('./event-dialog'), import('@/domain/event-start')]));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const schools = ['oak', 'elm'].map((schoolId) => ({
  schoolId,
  schoolName: `The ${schoolId} school`,
  inviteCode: null,
}));
const ana = aMember({
  approvedSchools: ['oak', 'elm'],
  schoolIds: ['oak', 'elm'],
  schools,
  selectedSchoolId: 'oak',
});
const TEXT = 'Picnic in the park on Saturday at 11am';

function Post({ schoolId }: { schoolId: string }) {
  return useSession().status === 'signed-in' && <CreateEventShortcut text={TEXT} schoolId={schoolId} />;
}

async function look(schoolId: string) {
  const { auth, users, become } = fakeAccount(ana);
  const create = vi.fn(() => Promise.resolve('picnic'));
  const { user } = await renderWithBackend(
    <SessionProvider>
      <Post schoolId={schoolId} />
    </SessionProvider>,
    fakeBackend({ auth, users, events: { create } }),
  );
  return { user, become, create };
}
const open = async (user: { click(element: Element): Promise<void> }) => {
  await user.click(screen.getByRole('button', { name: 'Create Event' }));
  return screen.findByRole('dialog', { name: 'Add an event' });
};

it('an event made of a post is for the school of the post, not for the selected one', async () => {
  const { user, create } = await look('elm');
  const form = await open(user);
  expect(form.textContent).toContain('For The elm school');
  await user.type(screen.getByLabelText(/^Location/), 'By the lake');
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await waitFor(() =>
    expect(create).toHaveBeenCalledExactlyOnceWith('elm', 'ana', expect.objectContaining({ title: TEXT })),
  );
});

it('a school chosen on another device meanwhile does not redirect an open form', async () => {
  const { user, create, become } = await look('oak');
  await open(user);
  await become({ ...ana, selectedSchoolId: 'elm' });
  localStorage.setItem('selectedSchoolId', 'elm');
  await user.type(screen.getByLabelText(/^Location/), 'By the lake');
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await waitFor(() => expect(create).toHaveBeenCalledExactlyOnceWith('oak', 'ana', expect.anything()));
});

it('a form whose school is closed to the person says so, sends nothing and keeps the text', async () => {
  const { user, create, become } = await look('elm');
  const form = await open(user);
  await user.type(screen.getByLabelText(/^Location/), 'By the lake');
  await become({ ...ana, approvedSchools: ['oak'], schools: schools.slice(0, 1), selectedSchoolId: 'oak' });
  expect(form.textContent).toContain('You are no longer a member of The elm school');
  expect(screen.getByLabelText(/^Location/)).toHaveProperty('value', 'By the lake');
  expect(screen.getByRole('button', { name: 'Save event' })).toHaveProperty('disabled', true);
  expect(create).not.toHaveBeenCalled();
});

it('is not offered for the post of a school where the reader is no member', async () => {
  await look('birch');
  expect(screen.queryByRole('button', { name: 'Create Event' })).toBeNull();
});
