import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { BackendError, type ErrorCode } from '../errors';
import type { Cursor, Page } from '../live';
import { fakeBackend, renderWithBackend } from '../testing';
import { usePages } from './use-pages';
import { useRead } from './use-read';

const cursor = { opaque: 'further on' };
const read = vi.fn<(after: Cursor | null) => Promise<Page<string>>>();
const count = vi.fn<() => Promise<number>>();

function List() {
  const { data, error, hasMore, hasFailedMore, loadMore, retry } = usePages(['names'], read);
  return (
    <>
      <p>{`${data?.join(' ') ?? 'nothing'} ${error?.code ?? 'no error'} ${hasFailedMore ? 'no more' : ''}`}</p>
      {hasMore && (
        <button type="button" onClick={loadMore}>
          More
        </button>
      )}
      <button type="button" onClick={retry}>
        Retry
      </button>
    </>
  );
}

function Count() {
  const { data, error, retry } = useRead(['count'], count);
  return (
    <button type="button" onClick={retry}>
      {data ?? error?.code ?? 'asking'}
    </button>
  );
}

const fails = (code: ErrorCode) => Promise.reject(new BackendError(code));
const press = (name: string) => screen.getByRole('button', { name });

it('reads page after page', async () => {
  read.mockResolvedValueOnce({ items: ['Ana', 'Ben'], next: cursor });
  read.mockResolvedValueOnce({ items: ['Cleo'], next: null });
  const { user } = await renderWithBackend(<List />, fakeBackend({}));
  await screen.findByText('Ana Ben no error');
  await user.click(press('More'));
  await screen.findByText('Ana Ben Cleo no error');
  expect(read.mock.calls).toEqual([[null], [cursor]]);
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
});

it('tells a failure while there is nothing to show, and of a further page only that it failed', async () => {
  read.mockImplementationOnce(() => fails('permission-denied'));
  const { user } = await renderWithBackend(<List />, fakeBackend({}));
  await screen.findByText('nothing permission-denied');
  read.mockResolvedValueOnce({ items: ['Ana'], next: cursor });
  await user.click(press('Retry'));
  await screen.findByText('Ana no error');
  read.mockImplementationOnce(() => fails('unavailable'));
  await user.click(press('More'));
  await screen.findByText('Ana no error no more');
});

it('reads one thing once, with the port’s error for any failure', async () => {
  count.mockRejectedValueOnce(new TypeError('odd'));
  const { user } = await renderWithBackend(<Count />, fakeBackend({}));
  await screen.findByText('unknown');
  count.mockResolvedValueOnce(7);
  await user.click(press('unknown'));
  await screen.findByText('7');
});

function Narrowed({ keepsPrevious }: { keepsPrevious: boolean }) {
  const [term, setTerm] = useState('a');
  const { data, isFetching } = usePages(['narrowed', term], read, { keepsPrevious });
  return (
    <button type="button" onClick={() => setTerm('an')}>
      {`${data?.join(' ') ?? 'nothing'} ${isFetching ? 'asking' : 'read'}`}
    </button>
  );
}

it.each([
  [true, 'Ana asking'],
  [false, 'nothing asking'],
])('leaves what was read while another key is, where that is wanted: %s', async (keepsPrevious, shown) => {
  read.mockResolvedValueOnce({ items: ['Ana'], next: null });
  const { user } = await renderWithBackend(<Narrowed keepsPrevious={keepsPrevious} />, fakeBackend({}));
  await screen.findByText('Ana read');
  read.mockReturnValueOnce(new Promise(() => undefined));
  await user.click(press('Ana read'));
  expect(screen.getByRole('button')).toHaveTextContent(shown);
});
