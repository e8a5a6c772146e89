import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { Observer } from '@/backend/live';
import type { PollsPort } from '@/backend/ports/polls';
import type { Poll, PollSummary, PollVote } from '@/domain/entities/poll';
import { newPost } from '@/domain/entities/post';
import type { User } from '@/domain/entities/user';
import { OfflineProvider } from '@/features/offline';
import { aServer } from '@/features/offline/testing';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { PollPanel } from './poll-panel';

interface Options {
  poll?: Partial<Poll>;
  summary?: PollSummary | null;
  /** Places that Ana has chosen before; null where nothing is known of a vote. */
  mine?: readonly number[] | null;
  reader?: Partial<User>;
  readOnly?: boolean;
  isPage?: boolean;
  pausedUntil?: Date;
  calls?: Partial<PollsPort>;
}

const voteOf = (choices: readonly number[]): PollVote => ({
  ...{ userId: 'ana', schoolId: 'oak', choices: [...choices], votedAt: new Date(0) },
});

/** A poll of Ben at Oak School, as Ana sees it. */
export async function openPoll({
  poll: asked = {},
  summary = null,
  mine = null,
  reader = {},
  readOnly,
  isPage = false,
  pausedUntil,
  calls,
}: Options = {}) {
  const server = aServer();
  const vote = vi.fn<PollsPort['vote']>(async () => undefined);
  let told: Observer<PollVote | null> | undefined;
  const watchMine = vi.fn<PollsPort['watchMine']>((_uid, _postId, _source, observer) => {
    told = observer;
    observer.next(mine && voteOf(mine));
    return () => undefined;
  });
  const poll: Poll = { options: ['Pizza', 'Soup', 'Rice'], isMultiple: false, endsAt: null, ...asked };
  const post = {
    ...newPost({
      ...{ id: 'lunch', schoolId: 'oak', groupId: null, authorId: 'ben', authorName: 'Ben Okoro' },
      ...{ profilePicUrl: null, children: [], content: 'What is for lunch?', images: [], poll },
    }),
    pollSummary: summary,
  };
  const { user } = await renderSignedIn(
    <OfflineProvider>
      <PollPanel post={post} poll={poll} readOnly={readOnly} isPage={isPage} />
    </OfflineProvider>,
    {
      connection: server,
      polls: { vote, watchMine, ...calls },
      community: {
        watchPause: (_uid, schoolId, observer) => {
          observer.next(pausedUntil ? { userId: 'ana', schoolId, until: pausedUntil, caseId: 'c' } : null);
          return () => undefined;
        },
      },
    },
    aMember(reader),
  );
  const tell = (choices: readonly number[]) => act(async () => told?.next(voteOf(choices)));
  return { user, server, vote, watchMine, tell };
}
