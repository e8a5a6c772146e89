import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import { SYSTEM_AUTHOR } from '@/domain/entities/post';
import { SessionProvider } from '@/features/session';
import { aMember, Guarded } from '@/features/session/testing';
import { ReportButton } from './report-button';

async function isOffered({ subjectId = 'ben', schoolId = 'oak', kind = 'firebase' as 'firebase' | 'demo' }) {
  const { auth, users } = fakeAccount(aMember());
  await renderWithBackend(
    <SessionProvider>
      <Guarded>
        <ReportButton target={{ kind: 'post', id: 'p1', schoolId }} subjectId={subjectId}>
          Report
        </ReportButton>
        <p>The page</p>
      </Guarded>
    </SessionProvider>,
    { ...fakeBackend({ auth, users }), kind },
  );
  await screen.findByText('The page');
  return screen.queryByRole('button', { name: 'Report' }) !== null;
}

it.each([
  ['what another parent of one’s school wrote', {}, true],
  ['what is one’s own', { subjectId: 'ana' }, false],
  ['what the product says itself', { subjectId: SYSTEM_AUTHOR }, false],
  ['what is in a school that one looks at from outside', { schoolId: 'elm' }, false],
  ['the demo', { kind: 'demo' as const }, false],
])('is there, or not, for %s', async (_, wishes, expected) => {
  expect(await isOffered(wishes)).toBe(expected);
});
