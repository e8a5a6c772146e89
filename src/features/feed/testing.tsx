import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Backend } from '@/backend';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { CommentsPort } from '@/backend/ports/comments';
import type { CommunityPort } from '@/backend/ports/community';
import type { FeedId, NewestPosts, PostsPort } from '@/backend/ports/posts';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import type { Topic } from '@/domain/topics';
import { OfflineProvider } from '@/features/offline';
import { aServer } from '@/features/offline/testing';
import { SessionProvider } from '@/features/session';
import { Guarded } from '@/features/session/testing';
import { Composer } from './composer/composer';
import { Feed, type FeedProps } from './list/feed';

/** The feed of a school. */
export const feed: FeedId = { schoolId: 'maple', groupId: null };

interface Wishes extends Omit<FeedProps, 'feed'> {
  kind?: Backend['kind'];
  as?: Partial<User>;
  /** The sign-in is kept on this device. */
  keeps?: boolean;
  /** Calls of the comments port. */
  comments?: Partial<CommentsPort>;
  /** Calls of the community port. */
  community?: Partial<CommunityPort>;
  /** What of the feed is shown. */
  topic?: Topic;
  /** What else is on the page. */
  beside?: ReactNode;
}

let people = 0;

/** Opens the feed with what can be written into it; `tell` and `fail` are what its newest page does. */
export async function openFeed(
  calls: Partial<PostsPort> = {},
  { kind = 'firebase', as, keeps, comments = {}, community, beside, topic, ...props }: Wishes = {},
) {
  let newest: Observer<NewestPosts> | undefined;
  const watchNewest = vi.fn((_: unknown, observer: Observer<NewestPosts>) => {
    newest = observer;
    return () => undefined;
  });
  // Drafts are kept by person: each test has its own.
  people += 1;
  const me = aUser({ uid: `me-${people}`, firstName: 'Ana', lastName: 'Diaz', ...as });
  const { auth, users } = fakeAccount(me);
  const server = aServer({ keeps });
  const backend = fakeBackend({
    auth,
    users,
    connection: server,
    posts: { watchNewest, ...calls },
    comments,
    ...(community && { community }),
  });
  const { user } = await renderWithBackend(
    <SessionProvider>
      <OfflineProvider>
        <Guarded>
          <Composer feed={feed} readOnly={props.readOnly} />
          <Feed feed={{ ...feed, ...(topic && { topic }) }} {...props} />
          {beside}
        </Guarded>
      </OfflineProvider>
    </SessionProvider>,
    { ...backend, kind },
  );
  const tell = (items: NewestPosts['items'], more: Partial<NewestPosts> = {}) =>
    act(async () =>
      newest?.next({ items, next: null, removedIds: [], fromCache: false, isFirstFromServer: true, ...more }),
    );
  const fail = () => act(async () => newest?.error(new BackendError('unavailable')));
  return { user, me, server, tell, fail, watchNewest };
}
