import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { GroupsPort } from '@/backend/ports/groups';
import { GroupMembersPage } from './group-members-page';
import { memberNamed, requestOf, visitGroup } from './testing';

beforeAll(() =>
  Promise.all([import('./group-member-menu'), import('@/ui/menu-panel'), import('@/ui/confirm-dialog')]),
);

const page = <GroupMembersPage />;
const acts = () => vi.fn<GroupsPort['act']>(async () => undefined);
const OWN = { createdBy: 'ana' };
const card = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);
const menu = async (user: Awaited<ReturnType<typeof visitGroup>>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `More about ${name}` }));
  return within(await screen.findByRole('menu')).getAllByRole('menuitem');
};
const words = (items: HTMLElement[]) => items.map(({ textContent }) => textContent);

it('lets in who asks, who then is among the members', async () => {
  const listed = ['ben'];
  const act = vi.fn<GroupsPort['act']>(async () => void listed.push('eve'));
  const members = async () => ({ items: listed.map(memberNamed), next: null });
  const { user } = await visitGroup(page, {
    ...{ group: OWN, requests: [requestOf('eve')], calls: { act, members } },
  });
  await screen.findByText('ben Fox');
  await user.click(await screen.findByRole('button', { name: 'Let eve Fox in' }));
  await waitFor(() => expect(act.mock.calls[0]?.[2]).toEqual({ type: 'admit', userId: 'eve' }));
  // Beside the request, which the server here never ends.
  await waitFor(() => expect(screen.getAllByText('eve Fox')).toHaveLength(2));
  expect(await screen.findByText('eve Fox is in the group now.')).toBeInTheDocument();
});

it('declines after a question, and not without', async () => {
  const act = acts();
  const { user } = await visitGroup(page, { group: OWN, requests: [requestOf('eve')], calls: { act } });
  await user.click(await screen.findByRole('button', { name: 'Decline eve Fox' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(act).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Decline eve Fox' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(act.mock.calls[0]?.[2]).toEqual({ type: 'decline', userId: 'eve' }));
});

it('shows members neither who asks nor what can be done about others', async () => {
  await visitGroup(page, { requests: [requestOf('eve')] });
  await screen.findByText('cleo Fox');
  expect(screen.queryByRole('heading', { name: 'Waiting to be let in' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^More about/ })).not.toBeInTheDocument();
});

it('names a helper, which shows at once, and rolls back with the reason', async () => {
  const act = vi.fn<GroupsPort['act']>(() => Promise.reject(new BackendError('permission-denied')));
  const { user } = await visitGroup(page, { group: OWN, calls: { act } });
  const [name] = await menu(user, 'cleo');
  await user.click(name as HTMLElement);
  await screen.findByText(/What you changed about cleo Fox could not be saved\./);
  expect(card('cleo Fox').queryByText('Helper')).not.toBeInTheDocument();
});

it('offers its creator to name and drop helpers, and not more than three', async () => {
  const { user } = await visitGroup(page, { group: { ...OWN, helpers: ['cleo', 'x', 'y'] } });
  expect(await screen.findByText('Helper')).toBeInTheDocument();
  expect(words(await menu(user, 'cleo'))).toEqual(['No longer a helper', 'Remove from group']);
  await user.keyboard('{Escape}');
  expect(words(await menu(user, 'dan'))).toEqual(['Remove from group']);
});

it('offers helpers to put out members, and neither the creator nor each other', async () => {
  const { user } = await visitGroup(page, { group: { helpers: ['ana', 'cleo'] } });
  expect(words(await menu(user, 'dan'))).toEqual(['Remove from group']);
  expect(screen.getAllByRole('button', { name: /^More about/ })).toHaveLength(1);
});

it('offers staff who are in a group that nobody runs nothing about themselves once it is archived', async () => {
  const calls = { members: async () => ({ items: ['ana', 'dan'].map(memberNamed), next: null }) };
  await visitGroup(page, { group: { archivedAt: new Date() }, reader: { isModerator: true }, calls });
  expect(await screen.findByRole('button', { name: 'More about dan' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More about ana' })).not.toBeInTheDocument();
});

it('puts a member out after a question, off the list at once', async () => {
  const act = acts();
  const { user, server } = await visitGroup(page, { group: OWN, calls: { act } });
  await screen.findByText('dan Fox');
  await server.become('offline');
  const items = await menu(user, 'dan');
  await user.click(items.at(-1) as HTMLElement);
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/They can’t come back for 30 days\./)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Remove from group' }));
  await waitFor(() => expect(screen.queryByText('dan Fox')).not.toBeInTheDocument());
  expect(act).not.toHaveBeenCalled();
  await server.become('online');
  await waitFor(() => expect(act.mock.calls[0]?.[2]).toEqual({ type: 'remove', userId: 'dan' }));
});
