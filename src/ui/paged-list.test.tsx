import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { PagedList, type PagedReading } from './paged-list';
import { Rows } from './rows';
import { renderUi } from './testing';

function open(pages: Partial<PagedReading<string>>) {
  const [retry, loadMore] = [vi.fn(), vi.fn()];
  const nothing = {
    data: undefined,
    error: null,
    hasMore: false,
    isLoadingMore: false,
    hasFailedMore: false,
  };
  const { user } = renderUi(
    <PagedList
      pages={{ ...nothing, retry, loadMore, ...pages }}
      failed="The parents could not be loaded."
      empty="Nobody is here yet."
    >
      {(names) => (
        <Rows items={names} keyOf={(name) => name}>
          {(name) => name}
        </Rows>
      )}
    </PagedList>,
  );
  return { user, retry, loadMore };
}

const shown = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
const says = (text: string) => screen.queryByText(text) !== null;

describe('PagedList', () => {
  it('says that it is on its way', () => {
    open({});
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(says('Nobody is here yet.')).toBe(false);
  });

  it('says what failed and why, and tries again', async () => {
    const { user, retry } = open({ error: new BackendError('permission-denied') });
    expect(screen.getByRole('alert').textContent).toMatch(/^The parents could not be loaded\..*allowed/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('says that there is nothing, but not while there may be more', () => {
    open({ data: [], hasMore: true });
    expect(says('Nobody is here yet.')).toBe(false);
    open({ data: [] });
    expect(says('Nobody is here yet.')).toBe(true);
  });

  it('shows what there is and the way to more', async () => {
    const { user, loadMore } = open({ data: ['Ana', 'Ben'], hasMore: true });
    expect(shown()).toEqual(['Ana', 'Ben']);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(loadMore).toHaveBeenCalledTimes(1);
  });

  it('keeps what is there when more of it fails', () => {
    open({ data: ['Ana'], hasMore: true, hasFailedMore: true, error: new BackendError('unavailable') });
    expect(shown()).toEqual(['Ana']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
