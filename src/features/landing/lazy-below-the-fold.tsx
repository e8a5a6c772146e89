import { memo, Suspense } from 'react';
import { lazyComponent } from '@/i18n/lazy-component';
import { betterLine } from '@/i18n/load-chunk';
import type { PublicForms } from './public-forms';

const ID = 'below-the-fold';

/** Resolves once the reader scrolls to the prerendered part; at once where there is none. */
function whenSeen(): Promise<void> {
  const part = typeof document === 'undefined' ? null : document.getElementById(ID);
  if (!part || !('IntersectionObserver' in window)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      seen.disconnect();
      lost.disconnect();
      resolve();
    };
    const seen = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && done(),
      // Its very edge is on a large screen from the start.
      { rootMargin: '-80px' },
    );
    seen.observe(part);
    // React throws the part away when anything above it changes, such as the address: then its code is needed now.
    const lost = new MutationObserver(() => part.firstElementChild ?? done());
    lost.observe(part, { childList: true });
  });
}

const BelowTheFold = lazyComponent(() => import('./below-the-fold').then((m) => m.BelowTheFold), {
  messages: ['below-the-fold'],
  after: whenSeen,
  // Without a network the prerendered part stays as it is, to be read; it comes to life when there is one again.
  recover: (fetchAgain) => betterLine().then(fetchAgain),
});

/**
 * The part of the landing page that nobody sees at first. Its HTML is there from the start; the code that brings it to
 * life is fetched when the reader scrolls, which keeps it out of the first load. Memoised, because React throws the
 * prerendered part away when an update reaches it before its code has come.
 */
export const LazyBelowTheFold = memo(function LazyBelowTheFold({ forms }: { forms: PublicForms }) {
  return (
    <div id={ID}>
      <Suspense fallback={null}>
        <BelowTheFold forms={forms} />
      </Suspense>
    </div>
  );
});
