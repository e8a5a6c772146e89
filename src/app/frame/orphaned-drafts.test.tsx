import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Cursor, Observer, Page } from '@/backend/live';
import type { CommentsPort } from '@/backend/ports/comments';
import type { PostsPort } from '@/backend/ports/posts';
import type { fakeBackend } from '@/backend/testing';
import type { Post, Comment as PostComment } from '@/domain/entities/post';
import { type DraftStore, forgetDrafts, useDrafts, useDraftValue } from '@/features/drafts';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { OrphanedDrafts } from './orphaned-drafts';

afterEach(forgetDrafts);

type FindDraft = (place: string) => DraftStore<unknown>;

/** Writes these first, and hands on how the person's drafts are found. */
function Begun({ begun, onFound }: { begun: Record<string, unknown>; onFound: (drafts: FindDraft) => void }) {
  const drafts = useDrafts();
  useState(() => {
    for (const [place, value] of Object.entries(begun)) drafts(place).set(value);
    onFound(drafts);
  });
  return null;
}

function Comment() {
  const [text, setText] = useDraftValue('comments.oak.p1', '');
  return <textarea aria-label="comment" value={text} onChange={(event) => setText(event.target.value)} />;
}

function APost() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOpen && <Comment />}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Comments
      </button>
    </>
  );
}

/** Opens a page with a post after these were begun; `drafts` are the person's. */
async function open(
  begun: Record<string, unknown>,
  parts: Parameters<typeof fakeBackend>[0] = {},
  user = aMember(),
) {
  const onFound = vi.fn<(drafts: FindDraft) => void>();
  const page = await renderSignedIn(
    <>
      <Begun begun={begun} onFound={onFound} />
      <OrphanedDrafts />
      <APost />
    </>,
    parts,
    user,
  );
  const draft = (place: string) => onFound.mock.lastCall?.[0](place);
  return { ...page, draft };
}

const cards = () => screen.queryAllByRole('article').map((card) => card.textContent);
const text = (value: string) => expect.stringContaining(value);

describe('What was being written for a school that is closed', () => {
  it('is given back, and only that', async () => {
    const { user, draft } = await open({
      'feed.elm.': { text: 'For the parents of elm', picture: null },
      'comments.elm.p1': { text: 'A comment at elm', picture: null },
      'event.elm.new': { title: 'Book fair', location: '', allDay: true, description: 'Bring books' },
      invites: { schoolId: 'elm', text: 'ben@example.test' },
      'feed.oak.': { text: 'For my own school', picture: null },
      profile: { firstName: 'Ana' },
      question: 'Why read?',
    });
    expect(cards()).toEqual([
      text('For the parents of elm'),
      text('A comment at elm'),
      text('Book fair\nBring books'),
      text('ben@example.test'),
    ]);
    // The addresses alone, and not what their draft says besides.
    screen.getByText('ben@example.test');
    await user.click(screen.getAllByRole('button', { name: 'Discard' })[3] as Element);
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(draft('invites')?.get()).toBeNull();
  });

  it('is there when it comes back after the school has been closed', async () => {
    const { draft } = await open({});
    expect(cards()).toEqual([]);
    await act(async () => draft('feed.elm.')?.set({ text: 'Too late', picture: null }));
    expect(cards()).toEqual([text('Too late')]);
  });

  it('has its pictures, also one that an earlier version has kept', async () => {
    const blob = { coded: { type: 'image/webp', base64: 'AAAA' } };
    const picture = { blob, name: '1x1.webp', width: 1, height: 1, storedUrl: null };
    await open({ 'feed.elm.': { text: '', picture } });
    expect(screen.getByAltText('Your picture')).toHaveAttribute('src', 'data:image/webp;base64,AAAA');
    cleanup();
    forgetDrafts();
    await open({ 'feed.elm.': { text: '', pictures: [picture, { ...picture, width: 2 }] } });
    expect(screen.getAllByAltText('Your picture')).toHaveLength(2);
  });

  it('is not there twice while it is seen where it was written', async () => {
    const { user } = await open({ 'comments.oak.p1': 'Hello' }, {}, aMember({ approvedSchools: ['elm'] }));
    expect(cards()).toEqual([text('Hello')]);
    await user.click(screen.getByRole('button', { name: 'Comments' }));
    expect(cards()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Comments' }));
    expect(cards()).toEqual([text('Hello')]);
  });
});

describe('What was being written below a post', () => {
  function aPost() {
    let observer: Observer<Post | null> | undefined;
    const watch = vi.fn<PostsPort['watch']>((_, one) => {
      observer = one;
      return () => undefined;
    });
    return {
      parts: { posts: { watch } },
      watch,
      tell: (post: Partial<Post> | null) => act(async () => observer?.next(post as Post | null)),
      fail: (code: BackendError['code']) => act(async () => observer?.error(new BackendError(code))),
    };
  }

  it('is given back when the post is deleted, and when the page is opened after that', async () => {
    const { parts, watch, tell } = aPost();
    const { unmount } = await open({ 'comments.oak.p1': 'A ladder' }, parts);
    expect(watch).toHaveBeenCalledExactlyOnceWith('p1', expect.anything());
    expect(cards()).toEqual([]);
    await tell({ id: 'p1' });
    expect(cards()).toEqual([]);
    await tell(null);
    expect(cards()).toEqual([text('A ladder')]);
    unmount();
    forgetDrafts();
    await open({}, parts);
    await tell(null);
    expect(cards()).toEqual([text('A ladder')]);
  });

  it('is given back when the post is closed to the person, and not when nobody can be asked', async () => {
    const { parts, fail } = aPost();
    await open({ 'comments.oak.p1': 'A ladder' }, parts);
    await fail('unavailable');
    expect(cards()).toEqual([]);
    await fail('permission-denied');
    expect(cards()).toEqual([text('A ladder')]);
  });

  it('is given back with what was made of the post, or of a comment that is gone', async () => {
    const { parts, tell } = aPost();
    let observer: Observer<Page<PostComment>> | undefined;
    const watchNewest = vi.fn<CommentsPort['watchNewest']>((_, one) => {
      observer = one;
      return () => undefined;
    });
    const begun = { 'edit.oak.p1/': { text: 'Of the post' }, 'edit.oak.p2/c1': { text: 'Of the comment' } };
    await open(begun, { ...parts, comments: { watchNewest } });
    expect(watchNewest).toHaveBeenCalledExactlyOnceWith('p2', expect.anything());
    const told = (ids: string[], next: Page<PostComment>['next']) =>
      act(async () => observer?.next({ items: ids.map((id) => ({ id }) as PostComment), next }));
    await told(['c0', 'c1'], null);
    await tell({ id: 'p1' });
    expect(cards()).toEqual([]);
    // It may be among the earlier ones, of which nobody is asked.
    await told(['c2'], {} as Cursor);
    expect(cards()).toEqual([]);
    await told(['c2'], null);
    expect(cards()).toEqual([text('Of the comment')]);
    await tell(null);
    expect(cards()).toEqual([text('Of the post'), text('Of the comment')]);
  });

  it('asks for no post while its comment is being written', async () => {
    const { parts, watch } = aPost();
    const { user } = await open({}, parts);
    await user.click(screen.getByRole('button', { name: 'Comments' }));
    fireEvent.change(screen.getByLabelText('comment'), { target: { value: 'A ladder' } });
    await act(async () => undefined);
    expect(watch).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Comments' }));
    expect(watch).toHaveBeenCalledOnce();
  });
});

it('gives back a post for a group that is gone', async () => {
  const watch = (id: string, observer: Observer<null>) => {
    if (id === 'chess') observer.next(null);
    return () => undefined;
  };
  await open(
    {
      'feed.oak.chess': { text: 'Who plays?', picture: null },
      'feed.oak.': { text: 'Hello', picture: null },
    },
    { groups: { watch } },
  );
  expect(cards()).toEqual([text('Who plays?')]);
});
