import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Tabs } from './tabs';
import { renderUi } from './testing';

describe('Tabs', () => {
  it('show one view at a time and move by arrow keys', async () => {
    const { user } = renderUi(
      <Tabs
        label="Events"
        tabs={[
          { value: 'upcoming', label: 'Upcoming', content: <p>soon</p> },
          { value: 'past', label: 'Past', content: <p>gone</p> },
        ]}
      />,
    );
    expect(screen.getByText('soon')).toBeInTheDocument();
    expect(screen.queryByText('gone')).not.toBeInTheDocument();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('gone')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Past' })).toHaveAttribute('aria-selected', 'true');
  });

  it('leave the page where it is when they appear and when another one is opened', () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    onTestFinished(() => scrolled.mockRestore());
    const tabs = [
      { value: 'a', label: 'A', content: 'first' },
      { value: 'b', label: 'B', content: 'second' },
    ];
    const { rerender } = renderUi(<Tabs label="Letters" tabs={tabs} value="a" />);
    const row = screen.getByRole('tablist');
    const open = screen.getByRole('tab', { name: 'B' });
    vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 40));
    vi.spyOn(open, 'getBoundingClientRect').mockReturnValue(new DOMRect(150, 0, 60, 40));
    rerender(<Tabs label="Letters" tabs={tabs} value="b" />);
    // The row itself brings it into sight.
    expect(row.scrollLeft).toBe(110);
    expect(scrolled).not.toHaveBeenCalled();
  });
});
