import { afterEach, expect, it, vi } from 'vitest';
import { skipStillTransitions } from './skip-still-transitions';

const post = document.createElement('article');
afterEach(() => post.remove());

/** The page, with what takes the picture of it. */
function aPage() {
  const startViewTransition = vi.fn(() => ({}) as ViewTransition);
  const querySelector = document.querySelector.bind(document);
  const page = { startViewTransition, querySelector } as unknown as Document;
  skipStillTransitions(page);
  document.body.append(post);
  return { page, startViewTransition };
}

it('begins none where posts only come', () => {
  const { page, startViewTransition } = aPage();
  expect(() => page.startViewTransition({ update: vi.fn() })).toThrow();
  expect(startViewTransition).not.toHaveBeenCalled();
});

it('begins one where something is about to move', () => {
  const { page, startViewTransition } = aPage();
  post.setAttribute('style', 'view-transition-name: post-1');
  const options = { update: vi.fn() };
  page.startViewTransition(options);
  expect(startViewTransition).toHaveBeenCalledExactlyOnceWith(options);
});

it('does nothing where pages can’t turn', () => {
  const page = {} as Document;
  skipStillTransitions(page);
  expect(page).toEqual({});
});
