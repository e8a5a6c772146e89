import { prefersCalm } from './prefers-calm';

/** To the top of the page: gently, for whom movement is no trouble. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersCalm() ? 'auto' : 'smooth' });
}
