import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RelativeTime } from '@/ui/relative-time';
import { renderUi } from '@/ui/testing';
import { agoIn, renewTimes } from './renew-times';

const NOW = new Date(2026, 10, 21, 12, 0, 0);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;

it.each([
  0,
  1_000,
  59_000,
  MINUTE,
  59 * MINUTE,
  60 * MINUTE,
  23 * 60 * MINUTE,
  24 * 60 * MINUTE,
  400 * 24 * 60 * MINUTE,
])('says of what was %i ms ago the same as the app', (ms) => {
  const date = new Date(NOW.getTime() - ms);
  const { container } = renderUi(<RelativeTime date={date} />);
  expect(agoIn('en', date, NOW)).toBe(container.textContent);
});

/** A home that was kept some hours ago. */
function homeOf(hours: number): { text: () => string; strip: HTMLElement } {
  const home = document.createElement('div');
  const written = new Date(NOW.getTime() - 20 * MINUTE).toISOString();
  home.innerHTML =
    `<ul data-day=""><li>Today</li></ul><article><time title="x" datetime="${written}">1 second ago</time></article>` +
    `<time datetime="${written}">3 PM</time>`;
  renewTimes(home, { at: NOW.getTime() - hours * 60 * MINUTE, locale: 'en' }, NOW);
  return {
    text: () => home.textContent ?? '',
    strip: home.querySelector('ul') as HTMLElement,
  };
}

it('says anew how long ago a post was written, and leaves other times', () => {
  expect(homeOf(1).text()).toBe('Today20 minutes ago3 PM');
});

it('hides on another day what was true of the day before, in its room', () => {
  expect(homeOf(11).strip.style.visibility).toBe('');
  expect(homeOf(13).strip.style.visibility).toBe('hidden');
});
