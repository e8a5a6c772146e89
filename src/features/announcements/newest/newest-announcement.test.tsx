import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Announcement, AnnouncementRead } from '@/domain/entities/announcement';
import { DAY_MS, HOUR_MS } from '@/domain/time';
import { OfflineProvider } from '@/features/offline';
import { aServer } from '@/features/offline/testing';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { aCorrected, anAnnouncement, aRead, aSchool, aWindow, IN_SIGHT } from '../testing';
import { NewestAnnouncement } from './newest-announcement';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell();
      }
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(358);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ height: 212.4 } as DOMRect);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Visit {
  all?: Announcement[] | null;
  reads?: Record<string, AnnouncementRead>;
  uid?: string;
  /** With a way to another page and back. */
  routes?: boolean;
}

function Turning() {
  const [isAway, setAway] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAway(!isAway)}>
        {isAway ? 'Back' : 'Away'}
      </button>
      {!isAway && <NewestAnnouncement schoolId="oak" />}
    </>
  );
}

/** The dashboard's place for Ana. */
async function visit({ all = [anAnnouncement()], reads = {}, uid = 'ana', routes = false }: Visit = {}) {
  cleanup();
  const school = aSchool(all, reads);
  const view = aWindow(IN_SIGHT);
  const { user, container } = await renderSignedIn(
    <OfflineProvider>{routes ? <Turning /> : <NewestAnnouncement schoolId="oak" />}</OfflineProvider>,
    { connection: aServer(), announcements: school.calls },
    aMember({ uid }),
  );
  return { ...school, ...view, user, container };
}
/** What is kept for the next time the app is opened. */
const kept = () => localStorage.getItem('schoolgate.announcement.oak');
const line = () => screen.queryByRole('button', { name: 'Announcement: The gate' });
const card = () => screen.queryByRole('region', { name: 'The gate' });
const nothing = (container: HTMLElement) => expect(container).toHaveTextContent('');

describe('what is news', () => {
  it('is one line over the posts, and opens in its place, with the keyboard in it', async () => {
    const { user, saveRead } = await visit();
    expect(line()).toBeInTheDocument();
    expect(card()).not.toBeInTheDocument();
    // What only was told of is not seen.
    expect(saveRead).not.toHaveBeenCalled();
    await user.click(line() as HTMLElement);
    expect(line()).not.toBeInTheDocument();
    expect(card()).toHaveFocus();
    expect(card()).toHaveTextContent('It stays shut.');
    expect(screen.getByRole('link', { name: 'All announcements' })).toHaveAttribute('href', '/announcements');
    expect(screen.getByText('Moderators see who has read this.')).toBeInTheDocument();
  });

  it('has its room at the next visit, where it stands from the start, and is seen by being on the screen', async () => {
    await visit();
    expect(kept()).toBe(`${innerWidth} 212`);
    const { saveRead } = await visit();
    expect(line()).not.toBeInTheDocument();
    expect(card()).toBeInTheDocument();
    await waitFor(
      () =>
        expect(saveRead).toHaveBeenCalledExactlyOnceWith(
          { announcementId: 'oak_1', schoolId: 'oak', uid: 'ana' },
          { seenVersion: 1, acknowledgedVersion: 0 },
        ),
      { timeout: 3_000 },
    );
    // It does not go under the eyes of who reads it, and has no room next time.
    expect(card()).toBeInTheDocument();
    await waitFor(() => expect(kept()).toBeNull());
  });

  it('comes while one is there', async () => {
    const { container, tellNewest } = await visit({ all: [] });
    nothing(container);
    await tellNewest(anAnnouncement());
    expect(line()).toBeInTheDocument();
  });
});

describe('what is done with', () => {
  it('is not there any more, and is not read again on this device', async () => {
    const announcement = anAnnouncement();
    const first = await visit({ all: [announcement], reads: { oak_1: aRead(1) } });
    nothing(first.container);
    expect(first.watchMine).toHaveBeenCalledOnce();
    const second = await visit({ all: [announcement], reads: { oak_1: aRead(1) } });
    nothing(second.container);
    expect(second.watchMine).not.toHaveBeenCalled();
    const since = second.watchNewest.mock.calls[0]?.[1].getTime();
    expect(since).toBe((announcement.publishedAt?.getTime() ?? 0) + 1);
  });

  it('is there again once it is corrected', async () => {
    await visit({ reads: { oak_1: aRead(1) } });
    const { user } = await visit({ all: [aCorrected()], reads: { oak_1: aRead(1) } });
    await user.click(line() as HTMLElement);
    expect(card()).toHaveTextContent(/Corrected/);
  });

  it('is one’s own from the start', async () => {
    const { container, watchMine } = await visit({ uid: 'mo' });
    nothing(container);
    expect(watchMine).not.toHaveBeenCalled();
    const { watchNewest } = await visit({ uid: 'mo' });
    expect(watchNewest.mock.calls[0]?.[1].getTime()).toBeGreaterThan(Date.now() - 2 * HOUR_MS);
  });

  it('asks for those of the last 14 days where nothing is done with', async () => {
    const { watchNewest } = await visit({ all: [] });
    const since = watchNewest.mock.calls[0]?.[1].getTime() ?? 0;
    expect(Math.abs(Date.now() - 14 * DAY_MS - since)).toBeLessThan(HOUR_MS);
  });

  it('stands in the room that was kept for it, though another device has done it, and gives it back', async () => {
    await visit();
    const done = await visit({ reads: { oak_1: aRead(1) } });
    expect(card()).toBeInTheDocument();
    expect(done.saveRead).not.toHaveBeenCalled();
    expect(kept()).toBeNull();
    nothing((await visit({ reads: { oak_1: aRead(1) } })).container);
  });

  it('gives its room back where it was withdrawn', async () => {
    await visit();
    expect(kept()).toBe(`${innerWidth} 212`);
    const gone = await visit({ all: [] });
    nothing(gone.container);
    expect(kept()).toBeNull();
  });

  it('makes way for what comes while one reads, which is news', async () => {
    await visit();
    const { tellNewest } = await visit();
    expect(card()).toBeInTheDocument();
    await tellNewest(anAnnouncement({ id: 'oak_2' }));
    expect(card()).not.toBeInTheDocument();
    expect(line()).toBeInTheDocument();
  });

  it('is where it was, when one comes back from another page', async () => {
    const { user, saveRead } = await visit({ routes: true });
    await user.click(line() as HTMLElement);
    await waitFor(() => expect(saveRead).toHaveBeenCalled(), { timeout: 3_000 });
    await user.click(screen.getByRole('button', { name: 'Away' }));
    expect(card()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(card()).toBeInTheDocument();
  });

  it('keeps its room as long as nobody knows', async () => {
    await visit();
    const { container } = await visit({ all: null });
    expect(container.querySelector('div[style]')).toHaveStyle({ minHeight: '212px' });
  });
});

describe('where an acknowledgement is asked', () => {
  const asking = anAnnouncement({ asksAcknowledgement: true });
  it('it stays until it is given', async () => {
    await visit({ all: [asking] });
    const { user, saveRead, tellMine } = await visit({ all: [asking], reads: { oak_1: aRead(1) } });
    await user.click(screen.getByRole('button', { name: 'I have read this' }));
    expect(saveRead).toHaveBeenCalledExactlyOnceWith(
      { announcementId: 'oak_1', schoolId: 'oak', uid: 'ana' },
      { seenVersion: 1, acknowledgedVersion: 1 },
    );
    expect(await screen.findByText('You have said that you have read this.')).toBeInTheDocument();
    await tellMine('oak_1', aRead(1, 1));
    expect(card()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'I have read this' })).not.toBeInTheDocument();
    nothing((await visit({ all: [asking], reads: { oak_1: aRead(1, 1) } })).container);
  });

  it('a correction asks anew, and says so', async () => {
    const { user } = await visit({
      all: [aCorrected({ asksAcknowledgement: true })],
      reads: { oak_1: aRead(1, 1) },
    });
    await user.click(line() as HTMLElement);
    expect(
      screen.getByText('You have said that you had read this before it was corrected.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'I have read this' })).toBeInTheDocument();
  });

  it('without a network it waits, with what was seen before it', async () => {
    cleanup();
    const school = aSchool([asking]);
    aWindow(IN_SIGHT);
    const server = aServer({ offline: true });
    const { user } = await renderSignedIn(
      <OfflineProvider>
        <NewestAnnouncement schoolId="oak" />
      </OfflineProvider>,
      { connection: server, announcements: school.calls },
      aMember(),
    );
    await user.click(line() as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'I have read this' }));
    expect(await screen.findByText('You have said that you have read this.')).toBeInTheDocument();
    expect(school.saveRead).not.toHaveBeenCalled();
    await server.become('online');
    await waitFor(() =>
      expect(school.saveRead).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
        ...{ seenVersion: 1, acknowledgedVersion: 1 },
      }),
    );
    await act(async () => undefined);
  });
});

it('a long text is cut, and opened on demand', async () => {
  const text = 'Come by the main entrance. '.repeat(30);
  const { user } = await visit({ all: [anAnnouncement({ text })] });
  await user.click(line() as HTMLElement);
  const more = screen.getByRole('button', { name: 'Read more' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});
