import { homeKey, STORED } from '@/stored';
import type { HomeSnapshot } from './snapshot';

export const SCRIPT = '/assets/index-1.js';

/** Leaves on this device what opening the home of Ana in school s1 left behind, and opens its page anew. */
export function openHome(
  over: Partial<HomeSnapshot> = {},
  { key = homeKey('ana', 's1'), address = '/dashboard' } = {},
): void {
  localStorage.setItem(STORED.keepSignedIn, '1');
  localStorage.setItem(STORED.keptAccount, 'ana');
  localStorage.setItem(STORED.defaultSchool, 's1');
  const snapshot: HomeSnapshot = {
    build: SCRIPT,
    width: window.innerWidth,
    at: Date.now(),
    locale: 'en',
    styles: ['/assets/topics-1.css'],
    home: ['main', {}, ['article', {}, 'Picnic on Saturday'], ['a', { 'data-to': '/events' }, 'Events']],
    ...over,
  };
  localStorage.setItem(key, JSON.stringify(snapshot));
  window.history.replaceState(null, '', address);
  document.head.innerHTML = `<script type="module" src="${SCRIPT}"></script>`;
  document.body.innerHTML = '<div id="root"><p data-waiting>Loading...</p></div>';
}

/** Leaves the page as other tests expect it. */
export function closeHome(): void {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.head.innerHTML = '';
  document.body.innerHTML = '';
}
