import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { GroupsPort } from '@/backend/ports/groups';
import { forgetDrafts } from '@/features/drafts';
import { EditGroupPage } from './edit-group-page';
import { visitGroup } from './testing';

afterEach(() => {
  forgetDrafts();
  sessionStorage.clear();
});

const page = <EditGroupPage />;
const OWN = { createdBy: 'ana' };

it('changes what a group is for, its colour and the way in, and goes back to it', async () => {
  const act = vi.fn<GroupsPort['act']>(async () => undefined);
  const { user } = await visitGroup(page, { group: OWN, calls: { act } });
  const description = screen.getByLabelText(/^Description/);
  expect(description).toHaveValue('Tuesdays');
  await user.clear(description);
  await user.type(description, 'Mondays');
  await user.click(screen.getByRole('radio', { name: /^Everyone at the school/ }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Another page');
  await waitFor(() =>
    expect(act.mock.calls[0]?.[2]).toEqual({
      ...{ type: 'edit', change: { description: 'Mondays', cover: 'sky', access: 'open' } },
    }),
  );
});

it('keeps what was typed when it is refused', async () => {
  const act = vi.fn<GroupsPort['act']>(() => Promise.reject(new BackendError('permission-denied')));
  const { user } = await visitGroup(page, { group: OWN, calls: { act } });
  await user.type(screen.getByLabelText(/^Description/), ' at six');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText(/Your changes to Choir could not be saved\./);
  expect(screen.getByLabelText(/^Description/)).toHaveValue('Tuesdays at six');
});

it.each([
  ['members', {}, 'Only those who run a group can edit it.'],
  [
    'those who run it while it is archived',
    { ...OWN, archivedAt: new Date() },
    /Take it up again to edit it\./,
  ],
])('is closed to %s', async (_, group, words) => {
  await visitGroup(page, { group });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Description/)).not.toBeInTheDocument();
});
