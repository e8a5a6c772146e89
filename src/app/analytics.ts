import { patternOf } from './route-paths';

type Send = (event: 'pageview', options: { u: string }) => void;

declare global {
  interface Window {
    /** Interface of Plausible's script and of those that follow it. */
    plausible?: Send & { q?: unknown[] };
  }
}

/** Adds the script once; what is recorded before it has arrived waits in its queue. */
function startScript(src: string): Send {
  if (window.plausible) return window.plausible;
  const queue: unknown[] = [];
  const send: Send & { q?: unknown[] } = (...call) => void queue.push(call);
  send.q = queue;
  window.plausible = send;
  const script = document.createElement('script');
  script.defer = true;
  script.src = src;
  script.dataset.domain = window.location.hostname;
  document.head.append(script);
  return send;
}

/**
 * Records a page view: the route's pattern, never the address, which may hold invite codes and ids of people.
 * @param src a script that records nothing by itself (.env.example), from VITE_ANALYTICS_SRC
 */
export function recordPage(src: string, pathname: string): void {
  const send = startScript(src);
  // The script replaces the function in the window when it arrives.
  (window.plausible ?? send)('pageview', { u: window.location.origin + patternOf(pathname) });
}
