import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/ui/testing';
import { losesOnReload } from '@/unsaved';
import { LATER_MODULES } from './later-modules';
import { lazyPages, type RoutedPage } from './lazy-pages';
import { prefetchOnIntent } from './prefetch-on-intent';
import { PrefetchedData } from './prefetched-data';
import type { PageSource } from './routes';

const backend = vi.hoisted(() => ({ arrive: () => {} }));
vi.mock('./backend-loader', () => ({
  loadFirebaseBackend: () =>
    new Promise<void>((resolve) => {
      backend.arrive = resolve;
    }),
}));

const WRITING = {};
afterEach(() => losesOnReload(WRITING, false));

function Links({ pages }: { pages: readonly RoutedPage<PageSource>[] }) {
  useEffect(() => prefetchOnIntent(pages), [pages]);
  return (
    <>
      <PrefetchedData />
      <Link to="/events">Events</Link>
      <Link to="/events?when=past">
        <b>Past events</b>
      </Link>
      <Link to="/groups">Groups</Link>
      <a href="https://elsewhere.example/events">Elsewhere</a>
    </>
  );
}

function setUp(load: PageSource['load']) {
  const asked = vi.fn(load);
  renderUi(<Links pages={lazyPages<object, PageSource>({ '/events': { load: asked, messages: [] } })} />);
  return asked;
}
const aPage = async () => () => null;

it.each([
  ['a pointer', (link: Element) => fireEvent.pointerOver(link)],
  ['a finger', (link: Element) => fireEvent.touchStart(link)],
  ['the focus', (link: Element) => fireEvent.focusIn(link)],
])('fetches a page once when %s is on a link to it', (_, touch) => {
  const asked = setUp(aPage);
  touch(screen.getByText('Past events'));
  touch(screen.getByText('Past events'));
  expect(asked).toHaveBeenCalledOnce();
});

it.each([
  ['/login', 1],
  ['/signup', 0],
])('at %s fetches where the form leads once somebody is in it', (address, times) => {
  const asked = vi.fn(aPage);
  window.history.replaceState(null, '', address);
  const pages = lazyPages<object, PageSource>({
    '/login': { load: aPage, messages: [], formLeadsTo: '/home' },
    '/signup': { load: aPage, messages: [] },
    '/home': { load: asked, messages: [] },
  });
  const stop = prefetchOnIntent(pages);
  renderUi(
    <form>
      <input aria-label="Email" />
    </form>,
  );
  fireEvent.focusIn(screen.getByLabelText('Email'));
  expect(asked).toHaveBeenCalledTimes(times);
  stop();
  window.history.replaceState(null, '', '/');
});

it('fetches the parts of where a form leads behind the backend, also for who was in it before', async () => {
  window.history.replaceState(null, '', '/login');
  document.head.innerHTML = `<meta name="${LATER_MODULES}" content="/assets/part.js" />`;
  const parts = () => document.head.querySelectorAll('link').length;
  renderUi(
    <form>
      <input aria-label="Email" />
    </form>,
  );
  screen.getByLabelText('Email').focus();
  const page = { load: aPage, messages: [] };
  const stop = prefetchOnIntent(
    lazyPages<object, PageSource>({ '/login': { ...page, formLeadsTo: '/home' }, '/home': page }),
  );
  expect(parts()).toBe(0);
  backend.arrive();
  await waitFor(() => expect(parts()).toBe(1));
  stop();
  document.head.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

it('fetches what the page itself fetches first', async () => {
  const preload = vi.fn(async () => undefined);
  setUp(async () => Object.assign(() => null, { preload }));
  fireEvent.pointerOver(screen.getByText('Past events'));
  await waitFor(() => expect(preload).toHaveBeenCalledOnce());
});

it('asks again after a failure', async () => {
  const asked = setUp(async () => {
    throw new Error('No network');
  });
  fireEvent.pointerOver(screen.getByText('Past events'));
  await waitFor(() => {
    fireEvent.pointerOver(screen.getByText('Past events'));
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

it('fetches nothing for links that lead elsewhere, nor while somebody writes', () => {
  const asked = setUp(aPage);
  fireEvent.pointerOver(screen.getByText('Groups'));
  fireEvent.pointerOver(screen.getByText('Elsewhere'));
  losesOnReload(WRITING, true);
  fireEvent.pointerOver(screen.getByText('Past events'));
  expect(asked).not.toHaveBeenCalled();
});

let readers = 0;
function Data() {
  useEffect(() => {
    readers += 1;
    return () => {
      readers -= 1;
    };
  }, []);
  return null;
}

describe('data', () => {
  const data = vi.fn(async () => Data);
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const link = () => screen.getByText('Events');

  beforeEach(() => {
    vi.useFakeTimers();
    data.mockClear();
    renderUi(
      <Links pages={lazyPages<object, PageSource>({ '/events': { load: aPage, messages: [], data } })} />,
    );
  });
  afterEach(async () => {
    await pass(20_000);
    vi.useRealTimers();
  });

  it('is read once the focus stays on a link, for some seconds, and not again at once', async () => {
    act(() => link().focus());
    await pass(99);
    expect(readers).toBe(0);
    await pass(1);
    expect(readers).toBe(1);
    await pass(10_000);
    expect(readers).toBe(0);
    fireEvent.touchStart(link());
    await pass(1_000);
    expect(readers).toBe(0);
    await pass(60_000);
    fireEvent.touchStart(link());
    await pass(0);
    expect(readers).toBe(1);
  });

  it('is read at once when a finger is on a link', async () => {
    fireEvent.touchStart(link());
    await pass(0);
    expect(readers).toBe(1);
  });

  it('is not read for a pointer that passes', async () => {
    fireEvent.pointerOver(link());
    await pass(1_000);
    expect(data).not.toHaveBeenCalled();
  });

  it('is not read for a link that chooses something else on the page', async () => {
    fireEvent.touchStart(screen.getByText('Past events'));
    await pass(1_000);
    expect(data).not.toHaveBeenCalled();
  });
});
