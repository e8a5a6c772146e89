import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aConnection } from '@/backend/testing';
import { draftFormKeys, draftKey, forgetDrafts } from '@/features/drafts';
import { OfflineProvider } from '@/features/offline';
import { useSelectedSchool } from '@/features/session';
import { aMemberOfTwo, renderOfTwoSchools, TWO_SCHOOLS } from '@/features/session/testing';
import { CreateGroupPage } from './create-group-page';

afterEach(() => {
  forgetDrafts();
  localStorage.clear();
  sessionStorage.clear();
});

const ana = aMemberOfTwo();

function Chooser() {
  const { select } = useSelectedSchool();
  return (
    <button type="button" onClick={() => select('elm')}>
      Choose elm
    </button>
  );
}

async function visit() {
  const create = vi.fn(async () => undefined);
  const { user, become } = await renderOfTwoSchools(
    <OfflineProvider>
      <CreateGroupPage />
      <Chooser />
    </OfflineProvider>,
    { connection: aConnection, users: { selectSchool: () => Promise.resolve() }, groups: { create } },
  );
  const save = () => user.click(screen.getByRole('button', { name: 'Create group' }));
  return { user, become, create, save };
}

it('creates the group in the school it names, whatever is chosen once something is typed', async () => {
  const { user, create, become, save } = await visit();
  screen.getByText('The oak school');
  await user.type(screen.getByLabelText('Group name'), 'Chess');
  await become({ ...ana, selectedSchoolId: 'elm' });
  await user.click(screen.getByRole('button', { name: 'Choose elm' }));
  screen.getByText('The oak school');
  await save();
  await waitFor(() =>
    expect(create).toHaveBeenCalledExactlyOnceWith({
      groupId: expect.any(String),
      schoolId: 'oak',
      uid: 'ana',
      input: expect.objectContaining({ name: 'Chess' }),
    }),
  );
});

describe('the colour of a group', () => {
  const color = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

  it('is one of twelve, of which one is chosen for whoever does not care', async () => {
    const { user, create, save } = await visit();
    const all = within(screen.getByRole('group', { name: 'Colour' })).getAllByRole<HTMLInputElement>('radio');
    expect(all).toHaveLength(12);
    const [chosen, ...more] = all.filter(({ checked }) => checked);
    expect(more).toEqual([]);
    await user.type(screen.getByLabelText('Group name'), 'Chess');
    await save();
    await waitFor(() =>
      expect(create).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({
          input: { name: 'Chess', description: '', cover: chosen?.value, access: 'open' },
        }),
      ),
    );
  });

  it('is what was chosen, also once the form was left', async () => {
    const { user } = await visit();
    // One of the twelve is chosen already, by chance.
    const other = color('Plum').checked ? 'Moss' : 'Plum';
    await user.click(color(other));
    cleanup();
    forgetDrafts();
    const again = await visit();
    expect(color(other).checked).toBe(true);
    await again.user.type(screen.getByLabelText('Group name'), 'Chess');
    await again.save();
    await waitFor(() =>
      expect(again.create).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ input: expect.objectContaining({ cover: other.toLowerCase() }) }),
      ),
    );
  });
});

it('follows a choice made in this tab before anything is typed', async () => {
  const { user, create, save } = await visit();
  await user.click(screen.getByRole('button', { name: 'Choose elm' }));
  await user.type(screen.getByLabelText('Group name'), 'Chess');
  screen.getByText('The elm school');
  await save();
  await waitFor(() =>
    expect(create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ schoolId: 'elm' })),
  );
});

it('says that the school is closed to the person, and keeps what is typed', async () => {
  const { user, become } = await visit();
  await user.type(screen.getByLabelText('Group name'), 'Chess');
  await become({ ...ana, approvedSchools: ['elm'], schools: TWO_SCHOOLS.slice(1) });
  screen.getByText(/You are no longer a member of The oak school/);
  expect(screen.getByLabelText('Group name')).toHaveProperty('value', 'Chess');
  expect(screen.getByRole('button', { name: 'Create group' })).toHaveProperty('disabled', true);
});

describe('A group that was begun', () => {
  const note = 'You had started this.';
  const begin = async (name: string) => {
    const { user } = await visit();
    await user.type(screen.getByLabelText('Group name'), name);
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    cleanup();
    forgetDrafts();
  };

  it('is there again for its school, whichever is on screen, until its person starts anew', async () => {
    await begin('Chess');
    sessionStorage.setItem('schoolgate.school', 'elm');
    const { user } = await visit();
    screen.getByText('The oak school');
    expect(screen.getByLabelText('Group name')).toHaveProperty('value', 'Chess');
    expect(screen.getByText(note)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText('Group name')).toHaveProperty('value', '');
    screen.getByText('The elm school');
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    expect(draftFormKeys('ana')).toEqual([]);
  });

  it('is rather the one of the school on screen', async () => {
    await begin('Chess');
    const kept = { at: Date.now(), value: { name: 'Choir' } };
    sessionStorage.setItem(draftKey('ana', 'group.elm.'), JSON.stringify(kept));
    sessionStorage.setItem('schoolgate.school', 'elm');
    await visit();
    screen.getByText('The elm school');
    expect(screen.getByLabelText('Group name')).toHaveProperty('value', 'Choir');
  });

  it('is over when it is made', async () => {
    const { user, save, create } = await visit();
    await user.type(screen.getByLabelText('Group name'), 'Chess');
    expect(draftFormKeys('ana')).toEqual(['group.oak.']);
    await save();
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    await waitFor(() => expect(draftFormKeys('ana')).toEqual([]));
  });
});
