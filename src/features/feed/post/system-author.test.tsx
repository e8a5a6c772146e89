import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AuthorAvatar } from './author-avatar';
import { AuthorName } from './author-name';

const parent = { authorId: 'ana', authorName: 'Schoolgate Official', profilePicUrl: null };
const system = { authorId: 'system', authorName: 'Somebody', profilePicUrl: 'https://evil.example/gate.png' };

const look = (author: typeof parent | typeof system) =>
  render(
    <MemoryRouter>
      <AuthorAvatar author={author} />
      <AuthorName author={author} options={{}} />
    </MemoryRouter>,
  );
const gate = (container: HTMLElement) => container.querySelector('svg');

it('has the product’s name, its gate and a badge, whatever is stored, and leads nowhere', () => {
  const { container } = look(system);
  expect(container).toHaveTextContent('Schoolgate Official');
  expect(screen.getByText('Official')).toBeInTheDocument();
  expect(gate(container)).toBeInTheDocument();
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('is not what a parent looks like who is called so', () => {
  const { container } = look(parent);
  expect(screen.getByRole('link', { name: 'Schoolgate Official' })).toHaveAttribute('href', '/profile/ana');
  expect(screen.queryByText('Official')).not.toBeInTheDocument();
  expect(gate(container)).not.toBeInTheDocument();
});
