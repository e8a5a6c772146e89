import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { PendingLine } from './pending-line';

const entry = (schoolId: string, schoolName: string) => ({ schoolId, schoolName });
const oak = entry('oak', 'Oak School');

it('says that another school has not answered yet, and leads to the request', async () => {
  const schools = [oak, entry('river', 'River School')];
  await renderSignedIn(<PendingLine />, {}, aMember({ schools, schoolIds: ['oak', 'river'] }));
  expect(
    await screen.findByText(/Your request to join River School is waiting for approval./),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See your request' })).toHaveAttribute('href', '/welcome');
});

it('names all that have not answered', async () => {
  const schools = [oak, entry('river', 'River School'), entry('hill', 'Hill School')];
  await renderSignedIn(<PendingLine />, {}, aMember({ schools }));
  expect(
    await screen.findByText(/Your requests to join River School and Hill School are waiting for approval./),
  ).toBeInTheDocument();
});

it('is not there for a member who waits for nothing', async () => {
  const { container } = await renderSignedIn(<PendingLine />, {}, aMember({ schools: [oak] }));
  expect(container.textContent).toBe('');
});
