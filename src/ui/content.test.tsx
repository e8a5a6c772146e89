import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Avatar } from './avatar';
import { PageHeader } from './page-header';
import { RelativeTime } from './relative-time';
import { renderUi } from './testing';
import { TextBlock } from './text-block';

describe('TextBlock', () => {
  it('shows what was typed as text, links https and marks search terms', () => {
    const { container } = renderUi(
      <TextBlock text={'<img src=x onerror=alert(1)>\nPicnic: https://example.org/list'} marks={['picn']} />,
    );
    expect(container.querySelector('img')).not.toBeInTheDocument();
    expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', 'https://example.org/list');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(container.querySelector('mark')?.textContent).toBe('Picn');
  });

  it('takes search terms as words, not as patterns', () => {
    const { container } = renderUi(<TextBlock text="Cost: (5)? All good" marks={['(5)?', '.*']} />);
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['(5)?']);
  });
});

describe('Avatar', () => {
  it('falls back to the initial, then to a question mark', () => {
    const { container, rerender } = renderUi(<Avatar name=" élodie" src="https://x.example/a.png" />);
    const image = container.querySelector('img');
    if (!image) throw new Error('no picture');
    fireEvent.error(image);
    expect(container).toHaveTextContent('É');
    rerender(<Avatar name="" />);
    expect(container).toHaveTextContent('?');
  });
});

describe('PageHeader', () => {
  it('names the screen and the tab', () => {
    renderUi(<PageHeader title="Events" back={{ to: '/dashboard', label: 'Dashboard' }} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Events' })).toBeInTheDocument();
    expect(document.title).toBe('Events · Schoolgate');
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});

describe('RelativeTime', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const at = (iso: string) => new Date(iso);

  it('ticks from seconds to minutes to hours', () => {
    const { container } = renderUi(<RelativeTime date={at('2026-11-21T11:59:50Z')} />);
    const time = () => container.querySelector('time')?.textContent;
    expect(time()).toBe('10 seconds ago');
    act(() => vi.advanceTimersByTime(5000));
    expect(time()).toBe('15 seconds ago');
    act(() => vi.advanceTimersByTime(60_000));
    expect(time()).toBe('1 minute ago');
    act(() => vi.advanceTimersByTime(2 * 3_600_000));
    expect(time()).toBe('2 hours ago');
  });

  it('writes a full date after a day and names a missing one', () => {
    const { container, rerender } = renderUi(<RelativeTime date={at('2026-11-19T12:00:00Z')} />);
    expect(container.querySelector('time')?.textContent).toBe('Thu, Nov 19');
    rerender(<RelativeTime date={at('2025-11-19T12:00:00Z')} />);
    expect(container.querySelector('time')?.textContent).toBe('Wed, Nov 19, 2025');
    rerender(<RelativeTime date={new Date('nonsense')} />);
    expect(container).toHaveTextContent('Unknown Date');
  });

  it('leaves no timer behind', () => {
    const { unmount } = renderUi(<RelativeTime date={at('2026-11-21T11:59:50Z')} />);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
