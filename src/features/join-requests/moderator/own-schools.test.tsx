import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { useSelectedSchool } from '@/features/session';
import { aMember, renderSignedIn, TWO_SCHOOLS } from '@/features/session/testing';
import { ModeratorPage } from './moderator-page';
import { OwnSchools } from './own-schools';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const Feed = () => <p>The feed of {useSelectedSchool().schoolName}</p>;

function look(waiting: Record<string, Promise<number>>, parents = (_: string) => Promise.resolve(1)) {
  const moderator = aMember({
    isModerator: true,
    approvedSchools: ['oak', 'elm'],
    schools: TWO_SCHOOLS,
    selectedSchoolId: 'oak',
  });
  const selectSchool = vi.fn(() => Promise.resolve());
  const countPending = (schools: string[] | null) => waiting[String(schools)] ?? Promise.resolve(0);
  const pages = (
    <Routes>
      <Route path="/" element={<OwnSchools schools={TWO_SCHOOLS} />} />
      <Route path="/dashboard" element={<Feed />} />
    </Routes>
  );
  return renderSignedIn(
    pages,
    { joining: { countPending }, admin: { parents }, users: { selectSchool } },
    moderator,
  );
}
const cards = () => screen.getAllByRole('listitem').map((card) => card.textContent);

it('says of each how many wait and belong to it', async () => {
  const parents = (schoolId: string) => Promise.resolve(schoolId === 'oak' ? 1 : 12);
  await look({ oak: Promise.resolve(0), elm: Promise.resolve(3) }, parents);
  await screen.findByText('12 parents');
  expect(cards()).toEqual([
    expect.stringMatching(/^The oak school1 parentNo pending requests\./),
    expect.stringMatching(/^The elm school12 parents3 requests to review/),
  ]);
});

it('says nothing of those who wait before they are counted, and that parents are being counted', async () => {
  const never = new Promise<number>(() => undefined);
  await look({ oak: never, elm: never }, () => never);
  expect(screen.getAllByText('Counting parents...')).toHaveLength(2);
  expect(screen.queryByText('No pending requests.')).not.toBeInTheDocument();
  expect(screen.queryByText(/wait$/)).not.toBeInTheDocument();
});

it('says that parents could not be counted', async () => {
  await look({}, () => Promise.reject(new BackendError('unavailable')));
  expect(await screen.findAllByText('The parents could not be counted.')).toHaveLength(2);
});

it('leads to the feed of the school that was chosen', async () => {
  const { user } = await look({});
  await user.click(screen.getByRole('button', { name: 'Feed of The elm school' }));
  expect(await screen.findByText('The feed of The elm school')).toBeInTheDocument();
});

it.each([
  ['an admin the way to all schools', true, '/admin'],
  ['nobody else', false, undefined],
])('shows %s where one has no school', async (_, isAdmin, way) => {
  await renderSignedIn(
    <ModeratorPage />,
    {},
    aMember({ isAdmin, isModerator: true, approvedSchools: [], schools: [] }),
  );
  expect(screen.getByText('You do not belong to a school yet.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Go to admin' })?.getAttribute('href')).toBe(way);
});
