import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openFeed } from '../testing';

afterEach(() => sessionStorage.clear());

const field = () => screen.getByLabelText('What would you like to share or ask?');
const post = () => screen.queryByRole('button', { name: 'Post' });
const open = async () => {
  const { user, tell } = await openFeed({}, { beside: <button type="button">Elsewhere</button> });
  await tell([]);
  return user;
};

it('is one line with a field and a way to add pictures, and opens where it is touched', async () => {
  const user = await open();
  expect(field()).toHaveAttribute('placeholder', 'Ask or share…');
  expect(screen.getByRole('button', { name: 'Add a picture' })).toBeInTheDocument();
  expect(post()).not.toBeInTheDocument();
  await user.click(field());
  expect(post()).toBeInTheDocument();
  expect(field()).toHaveFocus();
});

it('folds after a press elsewhere, or by Tab out of it, when nothing is left in it', async () => {
  const user = await open();
  await user.click(field());
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(post()).not.toBeInTheDocument();
  await user.click(field());
  await screen.findByRole('button', { name: 'Poll' });
  await screen.findByLabelText('Topic');
  await user.tab();
  expect(post()).toBeInTheDocument();
  await user.tab();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(post()).not.toBeInTheDocument();
});

it('stays open over what was typed', async () => {
  const user = await open();
  await user.click(field());
  await user.paste('Half a thought');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(post()).toBeInTheDocument();
});
