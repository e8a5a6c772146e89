import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer, Page } from '@/backend/live';
import type { CommunityPort } from '@/backend/ports/community';
import type { DirectoryPort } from '@/backend/ports/directory';
import type { EventsPort } from '@/backend/ports/events';
import type { GroupsPort } from '@/backend/ports/groups';
import type { PostsPort } from '@/backend/ports/posts';
import { newMember } from '@/domain/directory-entry';
import type { Group } from '@/domain/entities/group';
import type { HiddenItem } from '@/domain/entities/hidden-item';
import { newPost, type Post } from '@/domain/entities/post';
import type { Member } from '@/domain/entities/school';
import { eventAfter, upcomingAt } from '@/features/events/testing';
import { OnTheWay } from '@/features/offline/testing';
import { renderSignedIn } from '@/features/session/testing';
import { SearchDialog } from '../search-dialog';

const HOURS_AGO = 3 * 3_600_000;

export const aPost = (id: string, content: string, fields: Partial<Post> = {}): Post => ({
  ...newPost({
    id,
    schoolId: 'oak',
    groupId: null,
    authorId: 'ben',
    authorName: 'Ben Costa',
    profilePicUrl: null,
    children: [],
    content,
    images: [],
  }),
  createdAt: new Date(Date.now() - HOURS_AGO),
  ...fields,
});

export const aParent = (name: string, children: Member['children'] = []): Member => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const names = { firstName, lastName, children };
  const uid = firstName.toLowerCase();
  return newMember({ uid, ...names, profilePicUrl: null, bio: '' });
};

export const aGroup = (name: string, description = ''): Group => ({
  groupId: name,
  name,
  description,
  createdBy: 'ben',
  schoolId: 'oak',
  memberCount: 1,
  cover: 'sky',
  lastPostAt: null,
  createdAt: null,
  ...{ access: 'open', helpers: [], archivedAt: null, fileCount: 0 },
});

/** The school: a word of each kind begins with "boo". */
const posts = [
  aPost('sale', 'The book sale is on Friday'),
  aPost('club', 'Who comes to our BOOK club?', { authorId: 'eve', authorName: 'Eve Nowak' }),
];
const parents = [
  aParent('Ana Booker'),
  aParent('Cleo Silva', [
    { name: 'Ada', gradeOrRoom: 'Grade 3' },
    { name: 'Boone', gradeOrRoom: 'Room 12' },
  ]),
];
const groups = [aGroup('Book club', 'We read'), aGroup('Chess', 'Not for bookworms alone'), aGroup('Choir')];
const events = [
  eventAfter(new Date(), 'Book fair', 48, { location: 'Gym' }),
  eventAfter(new Date(), 'Concert', 24, { userId: 'eve' }),
];

interface Wishes {
  hidden?: HiddenItem[] | 'never told';
  offline?: boolean;
  posts?: Partial<PostsPort>;
  directory?: Partial<DirectoryPort>;
  groups?: Partial<GroupsPort>;
  events?: Partial<EventsPort>;
}

function Screen() {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(true);
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <SearchDialog open={open} onOpenChange={setOpen} home="/dashboard" />
    </>
  );
}

/** Opens the search of Oak School for Ana; `find` types into it. */
export async function openSearch(wishes: Wishes = {}) {
  const search = vi.fn<PostsPort['search']>(async (_feed, token) => ({
    items: posts.filter(({ searchTokens }) => searchTokens.includes(token)),
    next: null,
  }));
  const page = vi.fn<DirectoryPort['page']>(async (_school, token) => ({
    items: parents.filter(({ searchTokens }) => token === null || searchTokens.includes(token)),
    next: null,
  }));
  const watchFirst = vi.fn<GroupsPort['watchFirst']>((_school, observer) => {
    observer.next({ items: groups, next: null });
    return () => undefined;
  });
  const watchEvents = vi.fn<EventsPort['watchFirst']>(upcomingAt({ oak: events }));
  const watchHidden: CommunityPort['watchHidden'] = (_uid, observer) => {
    if (wishes.hidden !== 'never told') observer.next(wishes.hidden ?? []);
    return () => undefined;
  };
  const { user } = await renderSignedIn(
    <OnTheWay offline={wishes.offline}>
      <Screen />
    </OnTheWay>,
    {
      posts: { search, ...wishes.posts },
      directory: { page, ...wishes.directory },
      groups: { watchFirst, ...wishes.groups },
      events: { watchFirst: watchEvents, ...wishes.events },
      community: { watchHidden },
    },
  );
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  const find = (term: string) => user.type(field, term);
  return { user, field, find, search, page, watchFirst, watchEvents };
}

/** What a link says aloud; the initial of a missing picture is not. */
function wordsOf(link: Element): string {
  const copy = link.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll('[aria-hidden]')) silent.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The words of the links under a heading. */
export const hitsOf = (kind: string): string[] =>
  [...(screen.queryByRole('region', { name: kind })?.querySelectorAll('a') ?? [])].map(wordsOf);

export const address = () => screen.getByTestId('address').textContent;

/** A live list that the server refuses. */
export const failing = <T,>(_of: unknown, ...rest: unknown[]) => {
  (rest.at(-1) as Observer<Page<T>>).error(new BackendError('unavailable'));
  return () => undefined;
};
