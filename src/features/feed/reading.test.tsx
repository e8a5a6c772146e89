import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useRefresh } from '@/backend/react';
import { somePost } from './model/some-post';
import { openFeed } from './testing';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const at = (id: string, time: number, authorId = 'ben') =>
  somePost({ id, content: `Post ${id}`, authorId, createdAt: new Date(time) });
const shown = () =>
  screen.queryAllByRole('article').map((card) => /Post (mine|[a-d])/.exec(card.textContent ?? '')?.[1]);
const pill = () => screen.queryByRole('button', { name: /new posts?$/ });

function Refresh() {
  const refresh = useRefresh();
  return (
    <button type="button" onClick={() => void refresh()}>
      Again
    </button>
  );
}

it('holds back what others write, and shows it when asked', async () => {
  const { user, tell } = await openFeed();
  await tell([at('b', 20), at('a', 10)]);
  expect(pill()).not.toBeInTheDocument();
  await tell([at('d', 40), at('c', 30), at('b', 20), at('a', 10)], { isFirstFromServer: false });
  expect(shown()).toEqual(['b', 'a']);
  expect(pill()).toHaveTextContent('2 new posts');
  await user.click(pill() as HTMLElement);
  expect(shown()).toEqual(['d', 'c', 'b', 'a']);
  expect(pill()).not.toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('Post d');
  // Between what is new and what was there.
  expect(screen.getByText('You stopped reading here').nextElementSibling).toHaveTextContent('Post b');
});

it('holds back no post for the likeness of its id', async () => {
  const { tell } = await openFeed();
  await tell([at('a', 10)]);
  await tell([{ ...at('b', 20), id: 'ab' }, at('a', 10)], { isFirstFromServer: false });
  expect(shown()).toEqual(['a']);
});

it('shows at once what one writes oneself, and what comes into an empty feed', async () => {
  const { me, tell } = await openFeed();
  await tell([]);
  await tell([at('a', 10)], { isFirstFromServer: false });
  expect(shown()).toEqual(['a']);
  await tell([at('mine', 20, me.uid), at('a', 10)], { isFirstFromServer: false });
  expect(shown()).toEqual(['mine', 'a']);
  expect(pill()).not.toBeInTheDocument();
});

it('replaces what the device remembers by what the server says, without a question', async () => {
  const { tell } = await openFeed();
  await tell([at('a', 10)], { fromCache: true, isFirstFromServer: false });
  await tell([at('b', 20), at('a', 10)]);
  expect(shown()).toEqual(['b', 'a']);
  expect(pill()).not.toBeInTheDocument();
});

it('shows it when somebody reads the page afresh', async () => {
  const { user, tell } = await openFeed({}, { beside: <Refresh /> });
  await tell([at('a', 10)]);
  await tell([at('b', 20), at('a', 10)], { isFirstFromServer: false });
  expect(shown()).toEqual(['a']);
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(shown()).toEqual(['b', 'a']);
});

it('shows a post that is held back where a link leads to it', async () => {
  const linked = at('b', 20);
  const { user, tell } = await openFeed(
    {
      watch: (_, observer) => {
        observer.next(linked);
        return () => undefined;
      },
    },
    { beside: <Link to="#b">To it</Link> },
  );
  await tell([at('a', 10)]);
  await tell([linked, at('a', 10)], { isFirstFromServer: false });
  await user.click(screen.getByRole('link', { name: 'To it' }));
  expect(await screen.findByText('Post b')).toBeInTheDocument();
  expect(shown()).toEqual(['b', 'a']);
});

it('says where the feed ends, and not that an empty one does', async () => {
  const { tell } = await openFeed();
  const end = 'That is everything. You have reached the first post.';
  await tell([]);
  expect(screen.queryByText(end)).not.toBeInTheDocument();
  await tell([at('a', 10)], { next: { opaque: 1 } });
  expect(screen.queryByText(end)).not.toBeInTheDocument();
  await tell([at('a', 10)]);
  expect(screen.getByText(end)).toBeInTheDocument();
});
