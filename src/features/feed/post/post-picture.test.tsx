import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '@/ui/testing';
import { somePost } from '../model/some-post';
import { PostPictures } from './post-picture';

const address = (name: string) => `https://files.test/o/post-images%2Fana%2F${name}-300x200.webp?alt=media`;
const images = (...alts: string[]) => alts.map((alt, at) => ({ url: address(`p${at}`), alt }));
const show = (...alts: string[]) => {
  const all = images(...alts);
  renderUi(<PostPictures post={somePost({ images: all, imageUrl: all[0]?.url ?? null })} />);
};
const names = () =>
  screen.getAllByRole('button').map((button) => within(button).getByRole('img').getAttribute('alt'));

it('shows the picture of a post from before there could be several, in its own room', () => {
  renderUi(<PostPictures post={somePost({ imageUrl: address('hall') })} />);
  const picture = within(screen.getByRole('button')).getByRole('img', {
    name: 'Show the picture by Ana Diaz larger',
  });
  expect(picture).toHaveStyle({ aspectRatio: '300 / 200' });
});

it('says what is seen on each, and else which one it is', () => {
  show('The hall', '', 'The garden');
  expect(names()).toEqual(['The hall', 'Show picture 2 of 3 by Ana Diaz larger', 'The garden']);
});

it('keeps the room of several before they have loaded', () => {
  show('The hall', 'The garden');
  const room = screen.getAllByRole('button')[0]?.parentElement?.parentElement;
  expect(room).toHaveStyle({ aspectRatio: '2' });
});

it('shows four of more, and says how many there are besides', () => {
  show('a', 'b', 'c', 'd', 'e', 'f');
  expect(names()).toEqual(['a', 'b', 'c', 'd']);
  expect(screen.getAllByRole('button').at(-1)).toHaveAccessibleName(/^d.*and 2 more pictures/);
  expect(screen.getByText('+2')).toBeInTheDocument();
});

it('is nothing where there is none', () => {
  show();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
