import { act, fireEvent, waitFor } from '@testing-library/react';
import { CreateGroupPage, GroupsPage } from '@/features/groups';
import { EditProfilePage, ProfilePage } from '@/features/profile';
import { aMemberOfTwo } from '@/features/session/testing';
import { LazyBoundary } from '@/ui/lazy-boundary';
import type { Parts, TypedPlace } from './typed-world';

const ana = aMemberOfTwo();
const tells = <T,>(value: T) => ({
  of: (_of: unknown, observer: { next: (value: T) => void }) => {
    observer.next(value);
    return () => undefined;
  },
  ofBoth: (_one: unknown, _other: unknown, observer: { next: (value: T) => void }) => {
    observer.next(value);
    return () => undefined;
  },
});

/** The form of a group, beside the groups there are. */
export const GROUP: TypedPlace = {
  name: 'new group',
  person: ana,
  path: '/groups/create',
  page: (
    <>
      <CreateGroupPage />
      <LazyBoundary>
        <GroupsPage />
      </LazyBoundary>
    </>
  ),
  parts: (write): Parts => ({
    groups: {
      create: write,
      watchFirst: tells({ items: [], next: null }).of,
      watchMine: tells([]).ofBoth,
      watchMyRequests: tells([]).ofBoth,
    },
  }),
  typed: { 'Group name': 'Chess', 'Description (optional)': 'On Fridays' },
  submit: 'Create group',
  isSentOff: true,
};

/** The form of one's profile, beside the profile as others see it. */
const profile = {
  path: '/profile/:userId',
  route: '/profile/ana',
  page: (
    <>
      <EditProfilePage />
      <ProfilePage />
    </>
  ),
  parts: (write: () => Promise<never>): Parts => ({
    users: {
      updateProfile: write,
      uploadPicture: async () => 'https://pictures.test/ana.webp',
      deletePicture: async () => undefined,
    },
    directory: { watchMember: tells({ ...ana, joinedAt: null, searchTokens: [] }).ofBoth },
    // Whoever comes after is another parent to this profile.
    contacts: { watchShare: tells(null).ofBoth, watchRequest: tells(null).ofBoth },
    groups: { watchMine: tells([]).ofBoth },
    posts: { newestBy: async () => [] },
  }),
  submit: 'Save profile',
  isSentOff: true,
} satisfies Partial<TypedPlace>;

const PICTURE = new File(['face'], 'face.webp', { type: 'image/webp' });
const shown = () => document.querySelector<HTMLImageElement>('fieldset img')?.src ?? '';

/** What one says of oneself. */
export const PROFILE: TypedPlace[] = [
  {
    ...profile,
    name: 'profile',
    person: ana,
    typed: { 'First name': 'Anna', 'Last name': 'Costa', 'About me (optional)': 'I bake.' },
    untouched: { 'First name': ana.firstName, 'Last name': ana.lastName },
  },
  {
    ...profile,
    name: 'child',
    person: { ...ana, children: [{ name: 'Mia', gradeOrRoom: '2b' }] },
    typed: { "Child's name": 'Maria', 'Grade or room': '3b' },
    untouched: { "Child's name": 'Mia', 'Grade or room': '2b' },
  },
  {
    ...profile,
    name: 'picture of the profile',
    person: ana,
    typed: { 'About me (optional)': 'This is me.' },
    chosen: {
      name: 'picture',
      value: `data:image/webp;base64,${btoa('face')}`,
      choose: async () => {
        const input = document.querySelector('input[type=file]') as HTMLInputElement;
        await act(async () => fireEvent.change(input, { target: { files: [PICTURE] } }));
        await waitFor(() => {
          if (shown() === '') throw new Error('It is not ready');
        });
      },
      read: shown,
    },
  },
];

/** Sent without it, when its person says so. */
export const CHILD_BEING_TYPED: TypedPlace = {
  ...profile,
  name: 'child that is not added yet',
  person: ana,
  typed: { "Child's name": 'Tom', 'Grade or room': '1a', 'About me (optional)': 'We bake.' },
  sure: 'OK',
};
