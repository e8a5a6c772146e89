import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { FormSchool, useSchoolOf, useSchoolOfForm } from '.';
import { aMemberOfTwo, renderOfTwoSchools, TWO_SCHOOLS } from './testing';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const ana = aMemberOfTwo();
const ofElm = { ...ana, approvedSchools: ['elm'], schools: TWO_SCHOOLS.slice(1), selectedSchoolId: 'elm' };

function Named({ schoolId }: { schoolId: string }) {
  const { schoolName, isOpen, isOneOfSeveral } = useSchoolOf(schoolId);
  return <output>{[schoolName, isOpen, isOneOfSeveral].join()}</output>;
}

function Choice() {
  const [schoolId, setSchoolId] = useState('oak');
  return (
    <>
      <Named schoolId={schoolId} />
      {['elm', 'birch'].map((id) => (
        <button key={id} type="button" onClick={() => setSchoolId(id)}>
          {id}
        </button>
      ))}
    </>
  );
}

const Form = () => <FormSchool school={useSchoolOfForm(true)} />;

describe('A school that is named', () => {
  const named = () => screen.getByRole('status').textContent;

  it('keeps its name when it is closed to the person', async () => {
    const { become } = await renderOfTwoSchools(<Choice />, {});
    expect(named()).toBe('The oak school,true,true');
    await become(ofElm);
    expect(named()).toBe('The oak school,false,false');
  });

  it('keeps the newest name it had', async () => {
    const { become } = await renderOfTwoSchools(<Choice />, {});
    await become({ ...ana, schools: TWO_SCHOOLS.map((one) => ({ ...one, schoolName: 'New' })) });
    await become(ofElm);
    expect(named()).toBe('New,false,false');
  });

  it('keeps its name beside another school of that name', async () => {
    const { become, user } = await renderOfTwoSchools(<Choice />, {});
    const namesakes = TWO_SCHOOLS.map((one) => ({ ...one, schoolName: 'Same' }));
    await become({ ...ana, schools: namesakes });
    await user.click(screen.getByRole('button', { name: 'elm' }));
    await become({ ...ana, approvedSchools: ['oak'], schools: namesakes.slice(0, 1) });
    expect(named()).toBe('Same,false,false');
  });

  it('takes a new name, and has none that belonged to another', async () => {
    const { become, user } = await renderOfTwoSchools(<Choice />, {});
    await become({
      ...ana,
      schools: TWO_SCHOOLS.map((one) => ({ ...one, schoolName: `New ${one.schoolId}` })),
    });
    expect(named()).toBe('New oak,true,true');
    await user.click(screen.getByRole('button', { name: 'elm' }));
    expect(named()).toBe('New elm,true,true');
    await become({ ...ana, approvedSchools: ['oak'], schools: TWO_SCHOOLS.slice(0, 1) });
    expect(named()).toBe('New elm,false,false');
    await user.click(screen.getByRole('button', { name: 'birch' }));
    expect(named()).toBe(',false,false');
  });
});

describe('A form', () => {
  it('says for which school it is, and when that is closed', async () => {
    const { become } = await renderOfTwoSchools(<Form />, {});
    expect(screen.getByText('The oak school').parentElement?.textContent).toMatch(/\w The oak school$/);
    await become(ofElm);
    screen.getByText(/no longer a member of The oak school/);
  });
});
