import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { DirectoryPort } from '@/backend/ports/directory';
import { newMember } from '@/domain/directory-entry';
import type { Member } from '@/domain/entities/school';
import { countedClasses } from '@/domain/school-class';
import { aMember, Guarded, renderSignedIn } from '@/features/session/testing';
import { DirectoryList } from './directory-list';

const member = (name: string, children: Member['children'] = []): Member => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return newMember({ uid: name, firstName, lastName, profilePicUrl: null, bio: '', children });
};
const child = (name: string, gradeOrRoom: string) => ({ name, gradeOrRoom });
const all = [
  member('Ana Almeida', [child('Tomás', 'Room 12')]),
  member('Bo Almeida', [child('Tomas', 'rm 12'), child('Ida', 'Grade 2')]),
  member('Maria Costa', [child('Zoe', '2nd')]),
];

/** Where the page stands, as a reader may send it to somebody. */
const Address = () => <output aria-label="address">{useLocation().search}</output>;

async function visit(me = aMember(), calls: Partial<DirectoryPort> = {}, route = '/') {
  const page = vi.fn<DirectoryPort['page']>((_school, token) =>
    // The server knows of one word at a time.
    Promise.resolve({ items: token === 'almeida' ? all.slice(0, 2) : all, next: null }),
  );
  const inClass = vi.fn<DirectoryPort['inClass']>((_school, key) =>
    Promise.resolve({ items: all.filter(({ searchTokens }) => searchTokens.includes(key)), next: null }),
  );
  const directory: Partial<DirectoryPort> = {
    page,
    inClass,
    watchClasses: (_school, observer) => {
      observer.next({ classes: countedClasses(all) });
      return () => undefined;
    },
    ...calls,
  };
  const ui = (
    <Guarded>
      <DirectoryList schoolId="oak" />
      <Address />
    </Guarded>
  );
  const { user } = await renderSignedIn(ui, { directory }, me, { route });
  const search = (term: string) => user.type(screen.getByRole('textbox'), `${term}{Enter}`);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { page, inClass, user, search, press };
}
const names = () =>
  screen
    .queryAllByRole('link')
    .map((card) => /\w+ (Almeida|Costa)/.exec(card.textContent ?? '')?.[0].replace(/^[A-Z](?=[A-Z])/, ''));
const region = (name: string) => screen.findByRole('region', { name });
const parentOf = (gradeOrRoom: string) => aMember({ children: [child('Kim', gradeOrRoom)] });

describe('by parent', () => {
  it('shows the parents of a school under their letters, to whom no class is their own', async () => {
    const { page } = await visit();
    expect(within(await region('A')).getAllByRole('link')).toHaveLength(2);
    expect(within(await region('C')).getAllByRole('link')).toHaveLength(1);
    expect(names()).toEqual(['Ana Almeida', 'Bo Almeida', 'Maria Costa']);
    expect(page).toHaveBeenCalledExactlyOnceWith('oak', null, null);
  });

  it('asks for the longest word of a search and wants the others, too, by the beginnings of words', async () => {
    const { page, search } = await visit();
    await search('an almeida');
    await screen.findByText('1 parent found');
    expect(page).toHaveBeenLastCalledWith('oak', 'almeida', null);
    expect(names()).toEqual(['Ana Almeida']);
  });

  it('finds parents by what their card shows of the children', async () => {
    const { search } = await visit();
    await search('ana almeida room 12');
    await screen.findByText('1 parent found');
    expect(names()).toEqual(['Ana Almeida']);
  });

  it('says that a search found nobody, and shows all again without it', async () => {
    const { user, search } = await visit();
    await search('almeida x');
    await screen.findByText('No matches found for “almeida x”.');
    expect(names()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await screen.findByText('Maria Costa');
    expect(names()).toHaveLength(3);
  });
});

describe('by class', () => {
  it('opens the classes of one’s own children first, and reads no others', async () => {
    const { inClass, page } = await visit(parentOf('Grade 2'));
    const own = await region('2nd grade: 2 parents');
    expect(await within(own).findByText('Zoe')).toBeInTheDocument();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '2nd grade: 2 parents',
      'Room 12: 2 parents',
    ]);
    expect(inClass).toHaveBeenCalledExactlyOnceWith('oak', '#2ndgrade', null);
    expect(page).not.toHaveBeenCalled();
  });

  it('opens another one in the address, with a child of two parents once', async () => {
    const { press } = await visit(parentOf('Grade 2'));
    await press('Room 12: 2 parents');
    const other = await region('Room 12: 2 parents');
    expect(await within(other).findAllByRole('link')).toHaveLength(2);
    expect(within(other).getAllByText(/^Tom/)).toHaveLength(1);
    expect(screen.getByLabelText('address')).toHaveTextContent('?class=room12');
    expect(screen.getByRole('button', { name: 'Room 12: 2 parents', expanded: true })).toBeInTheDocument();
    await press('Room 12: 2 parents');
    expect(await within(other).findByRole('button', { expanded: false })).toBeInTheDocument();
  });

  it('lists a class by parent', async () => {
    const { press } = await visit(aMember(), {}, '/?by=class&class=room12');
    await screen.findByText('Ana Almeida');
    await press('Parents only');
    expect(await screen.findByText('Parent of Tomás (Room 12)')).toBeInTheDocument();
  });

  it('says so where nobody has a class yet', async () => {
    const uncounted: Partial<DirectoryPort> = {
      watchClasses: (_school, observer) => {
        observer.next(null);
        return () => undefined;
      },
    };
    await visit(aMember(), uncounted, '/?by=class');
    expect(await screen.findByText(/^No classes yet/)).toBeInTheDocument();
  });

  it('tells a failure, and leaves the way to the list by parent', async () => {
    const failing: Partial<DirectoryPort> = {
      watchClasses: (_school, observer) => {
        observer.error(new BackendError('unavailable'));
        return () => undefined;
      },
    };
    const { press } = await visit(parentOf('Grade 2'), failing);
    expect(await screen.findByText('The directory could not be loaded.')).toBeInTheDocument();
    await press('By parent');
    expect(await region('A')).toBeInTheDocument();
  });
});
