import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SearchBox, type SearchBoxProps } from './search-box';
import { renderUi } from './testing';

function Box(props: Pick<SearchBoxProps, 'onSearch' | 'onClear' | 'busy'>) {
  const [value, setValue] = useState('');
  return <SearchBox label="Search posts" value={value} onValueChange={setValue} {...props} />;
}

describe('SearchBox', () => {
  it('searches the trimmed term on Enter and by the button, never an empty one', async () => {
    const onSearch = vi.fn();
    const { user } = renderUi(<Box onSearch={onSearch} />);
    const input = screen.getByLabelText('Search posts');
    await user.type(input, '   {Enter}');
    expect(onSearch).not.toHaveBeenCalled();
    await user.type(input, 'picnic {Enter}');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSearch.mock.calls).toEqual([['picnic'], ['picnic']]);
  });

  it('clears, tells so and keeps the focus', async () => {
    const onClear = vi.fn();
    const { user } = renderUi(<Box onSearch={() => {}} onClear={onClear} />);
    const input = screen.getByLabelText<HTMLInputElement>('Search posts');
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
    await user.type(input, 'picnic');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(input).toHaveValue('');
    expect(onClear).toHaveBeenCalledTimes(1);
    expect(input).toHaveFocus();
  });

  it('says that it is searching and does not search twice', async () => {
    const onSearch = vi.fn();
    const { user } = renderUi(<Box onSearch={onSearch} busy />);
    await user.type(screen.getByLabelText('Search posts'), 'x{Enter}');
    expect(screen.getByRole('button', { name: 'Searching...' })).toBeInTheDocument();
    expect(onSearch).not.toHaveBeenCalled();
  });
});
