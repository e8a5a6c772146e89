import { act, fireEvent, screen } from '@testing-library/react';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { NewestPosts } from '@/backend/ports/posts';
import { newPost, type Post } from '@/domain/entities/post';
import { DashboardPage, PostPage } from '@/features/feed';
import { aMemberOfTwo } from '@/features/session/testing';
import { type Parts, press, type TypedPlace } from './typed-world';

const PICTURE = new File(['pixels'], 'ladder.webp', { type: 'image/webp' });
const WRITE_POST = 'What would you like to share or ask?';

const post: Post = {
  ...newPost({
    ...{ id: 'p1', schoolId: 'oak', groupId: null, authorId: 'ben', authorName: 'Ben', profilePicUrl: null },
    ...{ children: [], content: 'Who has a ladder?', images: [] },
  }),
  createdAt: new Date(0),
};

/** A server that has one post at Oak School. */
export class PostServer {
  #posts: Post[] = [post];
  #isClosed = false;
  readonly #feeds = new Set<Observer<NewestPosts>>();
  readonly #readers = new Set<Observer<Post | null>>();

  readonly parts = (write: () => Promise<never>): Parts => ({
    posts: {
      watchNewest: ({ schoolId }, observer) => {
        const items = schoolId === 'oak' ? this.#posts : [];
        observer.next({ items, next: null, removedIds: [], fromCache: false, isFirstFromServer: true });
        this.#feeds.add(observer);
        return () => this.#feeds.delete(observer);
      },
      watch: (_id, observer) => {
        if (this.#isClosed) observer.error(new BackendError('permission-denied'));
        else observer.next(this.#posts[0] ?? null);
        this.#readers.add(observer);
        return () => this.#readers.delete(observer);
      },
      uploadImage: async () => 'https://pictures.test/ladder.webp',
      create: write,
    },
    comments: {
      watchNewest: (_id, observer) => {
        observer.next({ items: [], next: null });
        return () => undefined;
      },
      create: write,
    },
  });

  /** Somebody deletes it. */
  readonly remove = () =>
    act(async () => {
      this.#posts = [];
      for (const reader of this.#readers) reader.next(null);
      for (const feed of this.#feeds)
        feed.next({ items: [], next: null, removedIds: ['p1'], fromCache: false, isFirstFromServer: false });
    });

  /** As who reads it is no member any more. */
  readonly refuse = () =>
    act(async () => {
      this.#isClosed = true;
      for (const reader of this.#readers) reader.error(new BackendError('permission-denied'));
    });

  readonly restore = (): void => {
    this.#posts = [post];
    this.#isClosed = false;
  };
}

export const server = new PostServer();

const atDashboard: Omit<TypedPlace, 'name' | 'typed' | 'submit'> = {
  person: aMemberOfTwo(),
  path: '/dashboard',
  page: <DashboardPage />,
  parts: server.parts,
  isSentOff: true,
  isOfSchool: true,
};
const comment = { typed: { 'Write a comment': 'I have a ladder' }, submit: 'Send' };

/** Where somebody comments. */
export const COMMENTS: TypedPlace[] = [
  {
    ...{ ...atDashboard, ...comment },
    name: 'comment in the feed',
    reach: () => press('Comment'),
    reachSent: () => press('Comment'),
  },
  {
    ...{ ...atDashboard, ...comment },
    name: 'comment on the page of its post',
    path: '/post/:postId',
    route: '/post/p1',
    page: <PostPage />,
    isOfSchool: false,
    onClosed: server.refuse,
  },
];

/** Where somebody writes to a school. */
export const FEED: TypedPlace[] = [
  { ...atDashboard, name: 'post', typed: { [WRITE_POST]: 'A ladder is wanted' }, submit: 'Post' },
  {
    ...atDashboard,
    name: 'post with a picture',
    typed: { [WRITE_POST]: 'Such a ladder is wanted' },
    chosen: {
      name: 'picture',
      value: `data:image/webp;base64,${btoa('pixels')}`,
      choose: async () => {
        fireEvent.change(screen.getByLabelText('Add a picture'), { target: { files: [PICTURE] } });
        await screen.findByAltText('Your picture');
      },
      read: () => screen.getByLabelText(WRITE_POST).closest('section')?.querySelector('img')?.src ?? '',
    },
    submit: 'Post',
  },
  ...COMMENTS,
];
