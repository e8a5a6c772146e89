import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { PostsPort } from '@/backend/ports/posts';
import { DAY_MS } from '@/domain/time';
import { forgetDrafts } from '@/features/drafts';
import { PollComposer } from '@/features/polls';
import { openFeed as open } from './testing';

beforeAll(() => PollComposer.preload());
afterEach(() => {
  forgetDrafts();
  sessionStorage.clear();
});

const press = (name: string) => screen.getByRole('button', { name });
const box = () => screen.getByLabelText<HTMLTextAreaElement>('What would you like to share or ask?');
const option = (at: number) => screen.getByLabelText<HTMLInputElement>(`Option ${at}`);

async function begin(calls: Partial<PostsPort> = {}, wishes: Parameters<typeof open>[1] = {}) {
  const opened = await open(calls, wishes);
  await opened.tell([]);
  await opened.user.click(box());
  await opened.user.click(await screen.findByRole('button', { name: 'Poll' }));
  return opened;
}

describe('a poll in the composer', () => {
  it('begins with two options, the first of which takes the focus, and is posted as it was written', async () => {
    const create = vi.fn<PostsPort['create']>(async () => undefined);
    const { user } = await begin({ create });
    await waitFor(() => expect(option(1)).toHaveFocus());
    await user.type(box(), 'What is for lunch?');
    await user.type(option(1), 'Pizza');
    await user.type(option(2), ' Soup ');
    await user.click(press('Add an option'));
    expect(option(3)).toHaveFocus();
    await user.type(option(3), 'Rice');
    await user.click(screen.getByRole('checkbox', { name: 'Several answers' }));
    await user.selectOptions(screen.getByLabelText('Ends'), '1 day after posting');
    await user.click(press('Post'));
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    const { content, poll } = create.mock.lastCall?.[0] ?? {};
    expect({ content, poll }).toEqual({
      content: 'What is for lunch?',
      poll: { options: ['Pizza', 'Soup', 'Rice'], isMultiple: true, endsAt: expect.any(Date) },
    });
    expect(Math.abs(Number(poll?.endsAt) - Date.now() - DAY_MS)).toBeLessThan(60_000);
    expect(screen.queryByLabelText('Option 1')).not.toBeInTheDocument();
    // On its way it shows what it asks.
    expect(await screen.findByText('Rice')).toBeInTheDocument();
  });

  it('says what is missing where it is missing, and sends nothing', async () => {
    const create = vi.fn<PostsPort['create']>(async () => undefined);
    const { user } = await begin({ create });
    await user.type(option(1), 'Pizza');
    await user.click(press('Post'));
    expect(await screen.findByText('Please give at least two options.')).toBeInTheDocument();
    expect(option(2)).toHaveFocus();
    expect(option(2)).toHaveAccessibleDescription('Please give at least two options.');
    await user.type(option(2), 'Pizza');
    await user.click(press('Post'));
    expect(screen.getByText('This option is there already.')).toBeInTheDocument();
    await user.clear(option(2));
    await user.type(option(2), 'Soup');
    await user.click(press('Post'));
    expect(screen.getByText('Please write your question above.')).toBeInTheDocument();
    expect(box()).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('Ends'), 'At a date and time');
    await user.type(box(), 'Lunch?');
    await user.click(press('Post'));
    expect(screen.getByText('Please choose a date and a time.')).toBeInTheDocument();
    expect(create).not.toHaveBeenCalled();
  });

  it('loses an option by its button, and the focus stays among them', async () => {
    const { user } = await begin();
    await user.click(press('Add an option'));
    for (const [at, text] of ['a', 'b', 'c'].entries()) await user.type(option(at + 1), text);
    await user.click(press('Remove option 2'));
    expect([option(1).value, option(2).value]).toEqual(['a', 'c']);
    expect(option(2)).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Remove option 1' })).not.toBeInTheDocument();
  });

  it('is removed after a question, once something is typed', async () => {
    const { user } = await begin();
    await user.type(option(1), 'Pizza');
    await user.click(press('Remove the poll'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove the poll' }));
    await waitFor(() => expect(screen.queryByLabelText('Option 1')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Poll' }));
    expect(option(1)).toHaveValue('');
    await user.click(press('Remove the poll'));
    expect(screen.queryByLabelText('Option 1')).not.toBeInTheDocument();
  });

  it('is there again on another visit of the page, without the focus', async () => {
    const me = { as: { uid: 'poll-drafts' } };
    const { user } = await begin({}, me);
    await user.type(option(1), 'Pizza');
    await user.click(screen.getByRole('checkbox', { name: 'Several answers' }));
    cleanup();
    await open({}, me);
    expect(await screen.findByLabelText('Option 1')).toHaveValue('Pizza');
    expect(screen.getByRole('checkbox', { name: 'Several answers' })).toBeChecked();
    expect(option(1)).not.toHaveFocus();
  });

  it('comes back with all its fields when it is refused', async () => {
    const create = vi.fn<PostsPort['create']>().mockRejectedValue(new BackendError('permission-denied'));
    const { user } = await begin({ create });
    await user.type(box(), 'Lunch?');
    await user.type(option(1), 'Pizza');
    await user.type(option(2), 'Soup');
    await user.click(press('Post'));
    await screen.findByText(/could not be sent/);
    await waitFor(() => expect(box()).toHaveValue('Lunch?'));
    expect([(await screen.findByLabelText<HTMLInputElement>('Option 1')).value, option(2).value]).toEqual([
      'Pizza',
      'Soup',
    ]);
    expect(screen.getByLabelText('Ends')).toHaveValue('7');
  });

  it('is stopped on its way, and is where it was written', async () => {
    const { user, server } = await begin();
    await server.become('offline');
    await user.type(box(), 'Lunch?');
    await user.type(option(1), 'Pizza');
    await user.type(option(2), 'Soup');
    await user.click(press('Post'));
    await user.click(await screen.findByRole('button', { name: "Don't send" }));
    expect(await screen.findByLabelText('Option 2')).toHaveValue('Soup');
    expect(screen.getByLabelText('Ends')).toHaveValue('at');
    expect(box()).toHaveValue('Lunch?');
  });

  it('is asked about like the text: what is in an option, too', async () => {
    const create = vi.fn<PostsPort['create']>(async () => undefined);
    const { user } = await begin({ create });
    await user.type(box(), 'Whom to call?');
    await user.type(option(1), 'Ben, +44 20 7946 0958');
    await user.type(option(2), 'Nobody');
    await user.click(press('Post'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('7946 0958');
    expect(create).not.toHaveBeenCalled();
  });
});
