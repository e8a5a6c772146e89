import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { address, openSearch } from './test-support/open-search';

async function found(term = 'book') {
  const opened = await openSearch();
  await opened.find(term);
  await screen.findByText(/result/);
  return opened;
}
const focused = () => document.activeElement?.getAttribute('href');

it('walks from the field through what was found and back, and no further', async () => {
  const { user, field } = await found('club');
  await user.keyboard('{ArrowUp}{ArrowDown}');
  expect(focused()).toBe('/post/club');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('/groups/Book club');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('/groups/Book club');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(field).toHaveFocus();
});

it('opens what has the focus, and closes', async () => {
  const { user } = await found();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/post/sale');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('stays open for what is opened in another tab', async () => {
  const { user } = await found();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: /sale/ }));
  await user.keyboard('{/Control}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('takes who goes on typing back to the field', async () => {
  const { user, field } = await found();
  await user.keyboard('{ArrowDown}{ArrowDown}s');
  expect(field).toHaveFocus();
  expect(field.value).toBe('books');
});

it('leads to all posts on Enter in the field, with the words as they stand', async () => {
  const { user, find } = await openSearch();
  await find(' salt & pepper {Enter}');
  expect(address()).toBe('/dashboard?search=salt+%26+pepper');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
});

it('leads nowhere on Enter while that is not enough to search for', async () => {
  const { find } = await openSearch();
  await find('b{Enter}');
  expect(address()).toBe('/');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('closes on Escape', async () => {
  const { user } = await found();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('leaves the page where it is while it walks', async () => {
  const { field } = await found();
  // False says that the browser does nothing of its own.
  expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(false);
});

it('leaves the arrow keys to who composes a letter', async () => {
  const { field } = await found();
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  expect(field).toHaveFocus();
});
