import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftKey, draftPlaces } from '@/features/drafts';
import { FormSchool, useHeldSchool, useMe, useSchoolOf } from '.';
import { aMemberOfTwo, renderOfTwoSchools, TWO_SCHOOLS } from './testing';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

const ana = aMemberOfTwo();
const ofElm = { ...ana, approvedSchools: ['elm'], schools: TWO_SCHOOLS.slice(1), selectedSchoolId: 'elm' };
const ofNone = { ...ana, approvedSchools: [], schools: [], selectedSchoolId: null };

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

function Form() {
  const school = useHeldSchool(true);
  return (
    <form>
      <FormSchool school={school} />
      <label>
        Title <input />
      </label>
      <textarea aria-label="unlabelled" />
      <label>
        Empty <input />
      </label>
      <input type="password" aria-label="secret" />
    </form>
  );
}

/** The page of somebody who has a school: it goes with the last one. */
function Guard() {
  const [isLeft, setLeft] = useState(false);
  const hasSchool = useMe().approvedSchools.length > 0;
  return (
    <>
      {hasSchool && !isLeft && <Form />}
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
    </>
  );
}

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

describe('What is typed for a school', () => {
  async function typed() {
    vi.useFakeTimers({ now: 5_000, toFake: ['Date'] });
    const { user, become } = await renderOfTwoSchools(<Guard />, {});
    await user.type(screen.getByLabelText('Title'), 'Chess');
    await user.type(screen.getByLabelText('unlabelled'), 'On Mondays');
    await user.type(screen.getByLabelText('Empty'), '  ');
    await user.type(screen.getByLabelText('secret'), 'secret');
    return { user, become };
  }

  it('is said to be for that school', async () => {
    await typed();
    expect(screen.getByText('The oak school').parentElement?.textContent).toMatch(/\w The oak school$/);
  });

  it('is kept when the last school takes the page away', async () => {
    const { become } = await typed();
    await become(ofNone);
    expect(screen.queryByLabelText('Title')).toBeNull();
    expect(draftPlaces('ana')).toEqual(['form.oak.5000']);
    const kept = sessionStorage.getItem(draftKey('ana', 'form.oak.5000'));
    expect(JSON.parse(kept ?? '')).toEqual({ at: 5_000, value: 'Title: Chess\nOn Mondays' });
  });

  it('is not kept when its person leaves the page', async () => {
    const { user } = await typed();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.queryByLabelText('Title')).toBeNull();
    expect(draftPlaces('ana')).toEqual([]);
  });

  it('is not kept when the page said itself that the school is closed', async () => {
    const { become } = await typed();
    await become(ofElm);
    screen.getByText(/no longer a member of The oak school/);
    await become(ofNone);
    expect(draftPlaces('ana')).toEqual([]);
  });

  it('is not kept of a form with nothing in it', async () => {
    const { become } = await renderOfTwoSchools(<Guard />, {});
    await become(ofNone);
    expect(draftPlaces('ana')).toEqual([]);
  });
});
