import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DirectoryPort } from '@/backend/ports/directory';
import { fakeBackend, renderWithBackend } from '@/backend/testing';
import type { Member } from '@/domain/entities/school';
import { DirectoryList } from './directory-list';

const member = (name: string, children: Member['children'] = []): Member => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    uid: name,
    firstName,
    lastName,
    profilePicUrl: null,
    bio: '',
    children,
    joinedAt: new Date(0),
    searchTokens: [],
  };
};
const all = [
  member('Ana Almeida', [{ name: 'Tomás', gradeOrRoom: 'Room 12' }]),
  member('Bo Almeida'),
  member('Maria Costa'),
];

async function visit() {
  const page = vi.fn<DirectoryPort['page']>((_school, token) =>
    // The server knows of one word at a time.
    Promise.resolve({ items: token === 'almeida' ? all.slice(0, 2) : all, next: null }),
  );
  const { user } = await renderWithBackend(
    <DirectoryList schoolId="oak" />,
    fakeBackend({ directory: { page } }),
  );
  await screen.findByText('Maria Costa');
  const search = (term: string) => user.type(screen.getByRole('textbox'), `${term}{Enter}`);
  return { page, user, search };
}
const names = () =>
  screen
    .queryAllByRole('link')
    .map((card) => /\w+ (Almeida|Costa)/.exec(card.textContent ?? '')?.[0].slice(1));

it('shows the parents of a school in the order they come', async () => {
  const { page } = await visit();
  expect(names()).toEqual(['Ana Almeida', 'Bo Almeida', 'Maria Costa']);
  expect(page).toHaveBeenCalledExactlyOnceWith('oak', null, null);
});

it('asks for the longest word of a search and wants the others, too, by the beginnings of words', async () => {
  const { page, search } = await visit();
  await search('an almeida');
  await screen.findByText('1 parent found');
  expect(page).toHaveBeenLastCalledWith('oak', 'almeida', null);
  expect(names()).toEqual(['Ana Almeida']);
});

it('finds parents by what their card shows of the children', async () => {
  const { search } = await visit();
  await search('almeida room 12');
  await screen.findByText('1 parent found');
  expect(names()).toEqual(['Ana Almeida']);
});

it('says that a search found nobody, and shows all again without it', async () => {
  const { user, search } = await visit();
  await search('almeida x');
  await screen.findByText('No matches found for "almeida x".');
  expect(names()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByText('Maria Costa');
  expect(names()).toHaveLength(3);
});
