import { type CSSProperties, useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', onChange);
  view?.addEventListener('scroll', onChange);
  return () => {
    view?.removeEventListener('resize', onChange);
    view?.removeEventListener('scroll', onChange);
  };
}

/** Top and height, as one text: equal as long as nothing changes. Who has zoomed in moves over what stays in its place. */
function visible(): string {
  const view = window.visualViewport;
  return view?.scale === 1 ? `${view.offsetTop} ${view.height}` : '';
}

/** The part of the window that the keyboard of a phone does not cover, as CSS variables. */
export function useVisibleWindow(): CSSProperties {
  const [top, height] = useSyncExternalStore(follow, visible).split(' ');
  return (height ? { '--visible-top': `${top}px`, '--visible-height': `${height}px` } : {}) as CSSProperties;
}
