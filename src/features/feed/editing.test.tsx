import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { CommentsPort } from '@/backend/ports/comments';
import type { PostsPort } from '@/backend/ports/posts';
import { type Comment, newComment, type Post } from '@/domain/entities/post';
import { MAX_POST } from '@/domain/limits';
import { forgetDrafts } from '@/features/drafts';
import { somePost } from './model/some-post';
import { openFeed } from './testing';

beforeAll(async () => {
  await Promise.all([
    import('./editing/edited-words'),
    import('./post/post-menu'),
    import('./post/comment-menu'),
    import('@/ui/menu-panel'),
    import('@/ui/confirm-dialog'),
  ]);
});
afterEach(forgetDrafts);

const commentOf = (authorId: string, wishes: Partial<Comment> = {}): Comment => ({
  ...newComment({ id: 'c1', authorId, authorName: 'Ana Diaz', profilePicUrl: null, content: 'A ladder' }),
  createdAt: new Date(0),
  ...wishes,
});

/** Opens the feed with a post of one's own and one's comment below it. */
async function open({
  edit = vi.fn<PostsPort['edit']>().mockResolvedValue(),
  editComment = vi.fn<CommentsPort['edit']>().mockResolvedValue(),
  fields = {},
  ...props
}: {
  edit?: PostsPort['edit'];
  editComment?: CommentsPort['edit'];
  fields?: Partial<Post>;
} & Parameters<typeof openFeed>[1] = {}) {
  const page = await openFeed({ edit }, { comments: { edit: editComment }, ...props });
  const { user, me, tell } = page;
  const post = (more: Partial<Post> = {}) =>
    somePost({
      ...{ id: 'p1', schoolId: 'maple', authorId: me.uid, content: 'Who has a lader?' },
      ...{ comments: [commentOf(me.uid)], commentCount: 1, ...fields, ...more },
    });
  const show = (more: Partial<Post> = {}) => tell([post(more)]);
  await show();
  const menu = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await screen.findByRole('menu');
  };
  const start = async (name = 'More about this post') => {
    await menu(name);
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    return screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Edit your/ });
  };
  const rewrite = async (text: string) => {
    const box = screen.getByRole('textbox', { name: /^Edit your/ });
    await user.clear(box);
    if (text !== '') await user.paste(text);
  };
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { ...page, edit, editComment, show, menu, start, rewrite, press };
}
const form = () => screen.queryByRole('textbox', { name: /^Edit your/ });
const OF_COMMENT = 'More about the comment by Ana Diaz';

it('changes a post in its place: the new text is shown at once, with what it waits for', async () => {
  const { edit, server, me, show, start, rewrite, press } = await open({
    fields: { content: 'Hi @Ben Fox, who has a lader?', mentions: { ben: 'Ben Fox', cleo: 'Cleo' } },
  });
  const box = await start();
  // It takes the focus behind its first frame, which on a busy machine comes later than it can be found.
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveValue('Hi @Ben Fox, who has a lader?');
  expect(box.selectionStart).toBe(box.value.length);
  await server.become('offline');
  await rewrite('  Hi @Ben Fox, who has a ladder? ');
  await press('Save');
  // An @ may be an address, which is looked at first.
  await waitFor(() => expect(form()).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'More about this post' })).toHaveFocus();
  const card = within(screen.getByRole('article'));
  expect(card.getByText(/who has a ladder\?/)).toHaveTextContent('Hi @Ben Fox, who has a ladder?');
  card.getByText('Waiting to send');
  expect(edit).not.toHaveBeenCalled();
  await server.become('online');
  await waitFor(() => expect(edit).toHaveBeenCalledOnce());
  expect(edit).toHaveBeenCalledWith('p1', expect.objectContaining({ uid: me.uid }), {
    content: 'Hi @Ben Fox, who has a ladder?',
    mentions: { ben: 'Ben Fox' },
    topic: null,
  });
  await waitFor(() => expect(card.queryByText('Waiting to send')).not.toBeInTheDocument());
  expect(card.getByText(/who has a ladder\?/)).toHaveTextContent('Hi @Ben Fox, who has a ladder?');
  // Whatever the server tells from now on is shown.
  await show({ content: 'Hi @Ben Fox, who has a ladder?', editedAt: new Date() });
  await show({ content: 'Changed on another device' });
  card.getByText('Changed on another device');
});

it('changes a comment, also where it is only shown as one of the newest', async () => {
  const { editComment, me, start, rewrite, press } = await open();
  expect(await start(OF_COMMENT)).toHaveAccessibleName('Edit your comment');
  await rewrite('A long ladder');
  await press('Save');
  expect(editComment).toHaveBeenCalledExactlyOnceWith(
    'p1',
    { id: 'c1', uid: me.uid },
    { content: 'A long ladder', mentions: {} },
  );
  expect(screen.getByRole('button', { name: OF_COMMENT })).toHaveFocus();
  screen.getByText('A long ladder');
});

it('says what is blank or too long, and saves neither', async () => {
  const { edit, start, rewrite, press } = await open();
  const box = await start();
  expect(box).toHaveAccessibleDescription('Moderators can still see what it said before.');
  await rewrite('');
  expect(form()).toBeInTheDocument();
  await press('Save');
  expect(box).toHaveAccessibleDescription(/^Please write a few words\./);
  expect(box).toHaveFocus();
  await rewrite('x'.repeat(MAX_POST + 2));
  expect(box).toHaveAccessibleDescription(/^This is 2 characters too long\./);
  await press('Save');
  expect(edit).not.toHaveBeenCalled();
  expect(form()).toBeInTheDocument();
});

it('just closes when nothing was changed', async () => {
  const { edit, user, start, rewrite, press } = await open();
  await start();
  await rewrite('Who has a lader? ');
  await press('Save');
  expect(form()).not.toBeInTheDocument();
  await start();
  await user.keyboard('{Escape}');
  expect(form()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More about this post' })).toHaveFocus();
  expect(edit).not.toHaveBeenCalled();
});

it('asks before what was typed is lost', async () => {
  const { edit, user, start, rewrite, press } = await open();
  await start();
  await rewrite('Something else');
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(form()).toHaveValue('Something else');
  await press('Cancel');
  const again = within(await screen.findByRole('alertdialog'));
  await user.click(again.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(form()).not.toBeInTheDocument());
  screen.getByText('Who has a lader?');
  expect(edit).not.toHaveBeenCalled();
});

it('is saved with Ctrl and Enter', async () => {
  const { edit, user, start, rewrite } = await open();
  await start();
  await rewrite('Who has a ladder?');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(edit).toHaveBeenCalledOnce();
});

it('asks about what everybody could read, as a new post does', async () => {
  const { edit, user, start, rewrite, press } = await open();
  await start();
  await rewrite('Call me: +49 170 1234567');
  await press('Save');
  const question = within(await screen.findByRole('alertdialog'));
  expect(edit).not.toHaveBeenCalled();
  await user.click(question.getAllByRole('button').at(-1) as HTMLElement);
  await waitFor(() => expect(edit).toHaveBeenCalledOnce());
});

it('comes back to its form when it is refused at once, and is saved by another try', async () => {
  const edit = vi
    .fn<PostsPort['edit']>()
    .mockRejectedValueOnce(new BackendError('permission-denied'))
    .mockResolvedValue();
  const { start, rewrite, press } = await open({ edit });
  await start();
  await rewrite('Who has a ladder?');
  await press('Save');
  await screen.findByText(/^Your change could not be saved\. It is back where you wrote it\./);
  expect(await screen.findByRole('textbox', { name: 'Edit your post' })).toHaveValue('Who has a ladder?');
  await press('Try again');
  await waitFor(() => expect(edit).toHaveBeenCalledTimes(2));
  expect(form()).not.toBeInTheDocument();
});

it('is taken back to its form while it waits, and a later change takes its place', async () => {
  const { edit, server, start, rewrite, press } = await open();
  await server.become('offline');
  await start();
  await rewrite('First');
  await press('Save');
  expect(await start()).toHaveValue('First');
  await rewrite('Second');
  await press('Save');
  screen.getByText('Second');
  await press("Don't send");
  expect(await screen.findByRole('textbox', { name: 'Edit your post' })).toHaveValue('Second');
  await server.become('online');
  expect(edit).not.toHaveBeenCalled();
});

it('is offered for one’s own texts alone, where one may write', async () => {
  const { menu, user } = await open({ fields: { authorId: 'ben' } });
  await menu('More about this post');
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await menu(OF_COMMENT);
  screen.getByRole('menuitem', { name: 'Edit' });
});

it.each([{ readOnly: true }, { outside: true }, { keepAll: true }])(
  'is not offered in another view: %o',
  async (view) => {
    const { menu } = await open({ ...view, as: { isAdmin: true } });
    const button = screen.queryByRole('button', { name: 'More about this post' });
    if (button) await menu('More about this post');
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
  },
);

it('is open again where it was left, without taking the focus', async () => {
  const left = await open({ as: { uid: 'me-stays' } });
  await left.start();
  await left.rewrite('Half a senten');
  cleanup();
  const { show } = await open({ as: { uid: 'me-stays' } });
  const box = await screen.findByRole('textbox', { name: 'Edit your post' });
  expect(box).toHaveValue('Half a senten');
  expect(box).not.toHaveFocus();
  await show({ id: 'another' });
  expect(form()).not.toBeInTheDocument();
});

it('says of a changed text that it was, and when', async () => {
  const { show } = await open();
  expect(screen.queryByText(/edited/)).not.toBeInTheDocument();
  const at = new Date('2026-03-02T10:30:00Z');
  await show({ editedAt: at, comments: [commentOf('ben', { editedAt: at })] });
  const marks = screen.getAllByText(/edited/);
  expect(marks).toHaveLength(2);
  for (const mark of marks) {
    expect(mark).toHaveAttribute('title', expect.stringMatching(/Mar 2,.*10:30/));
    expect(mark).toHaveTextContent(/^· edited Mon, Mar 2,/);
  }
});

it('is shown in older posts, too, of which nothing live tells', async () => {
  const { edit, tell, me, start, rewrite, press } = await open();
  const old = somePost({ id: 'p1', schoolId: 'maple', authorId: me.uid, content: 'Old' });
  await tell([old]);
  await start();
  await rewrite('New');
  await press('Save');
  await waitFor(() => expect(edit).toHaveBeenCalledOnce());
  expect(await screen.findByText(/^edited/)).toBeInTheDocument();
  await act(async () => undefined);
  screen.getByText('New');
});
