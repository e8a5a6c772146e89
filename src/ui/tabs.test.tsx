import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
    expect(screen.getByText('soon')).toBeTruthy();
    expect(screen.queryByText('gone')).toBeNull();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('gone')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Past' }).getAttribute('aria-selected')).toBe('true');
  });
});
