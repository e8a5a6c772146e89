import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing';
import { DataTable } from './data-table';
import { onScreen } from './testing';
import { useRowsChoice } from './use-rows-choice';

interface Person {
  id: string;
  name: string;
  age: number | null;
}

const people: Person[] = [
  { id: 'b', name: 'Bea', age: 3 },
  { id: 'a', name: 'Åsa', age: null },
  { id: 'c', name: 'Cleo', age: 20 },
];

function People({ isPartial = false }: { isPartial?: boolean }) {
  const choice = useRowsChoice(people, ({ id }) => id);
  return (
    <>
      <DataTable
        label="People"
        isPartial={isPartial}
        items={people}
        keyOf={({ id }) => id}
        columns={[
          { key: 'name', title: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
          { key: 'age', title: 'Age', cell: ({ age }) => age ?? 'unknown', sortBy: ({ age }) => age },
          { key: 'note', title: 'Note', cell: () => '' },
        ]}
        choice={{ ...choice, labelOf: ({ name }) => `Choose ${name}` }}
      />
      <output>{choice.chosen.map(({ name }) => name).join()}</output>
    </>
  );
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('a table', () => {
  it('is sorted by a press on a title, both ways, with what is unknown at the end', async () => {
    onScreen(true);
    const { user } = await renderUi(<People />);
    expect(screen.queryByRole('list', { name: 'People' })).not.toBeInTheDocument();
    expect(names().join()).toMatch(/Bea.*Åsa.*Cleo/);
    screen.getByRole('button', { name: 'Age' }).focus();
    await user.keyboard('{Enter}');
    expect(names().join()).toMatch(/Bea.*Cleo.*Åsa/);
    expect(screen.getByRole('columnheader', { name: 'Age' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByText('Sorted by Age, ascending.')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(names().join()).toMatch(/Cleo.*Bea.*Åsa/);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names().join()).toMatch(/Åsa.*Bea.*Cleo/);
    expect(screen.getByRole('columnheader', { name: 'Age' })).toHaveAttribute('aria-sort', 'none');
    expect(screen.getByRole('columnheader', { name: 'Note' })).not.toHaveAttribute('aria-sort');
  });

  it('says that it sorts only what is shown', async () => {
    onScreen(true);
    const { user } = await renderUi(<People isPartial />);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(screen.getByText(/^Only the 3 shown are sorted by Name, ascending/)).toBeInTheDocument();
  });

  it('has a box for each row and one for all, which says when some are chosen', async () => {
    onScreen(true);
    const { user } = await renderUi(<People />);
    await user.click(box('Choose Cleo'));
    expect(box('Choose all 3 rows').indeterminate).toBe(true);
    await user.click(box('Choose all 3 rows'));
    expect(box('Choose all 3 rows')).toBeChecked();
    expect(screen.getByText('Bea,Åsa,Cleo')).toBeInTheDocument();
    box('Choose all 3 rows').focus();
    await user.keyboard(' ');
    expect(box('Choose Cleo')).not.toBeChecked();
  });
});

it('is a list where there is no room, sorted by a field', async () => {
  onScreen(false);
  const { user } = await renderUi(<People />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Age, descending');
  const rows = within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent).join()).toMatch(/Cleo.*20.*Bea.*3.*Åsa.*unknown/);
  await user.click(box('Choose Bea'));
  expect(box('Choose Bea')).toBeChecked();
});
