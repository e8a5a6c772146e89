import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Backend } from '@/backend';
import { BackendError } from '@/backend/errors';
import { fakeBackend } from '@/backend/testing';
import { renderUi } from '@/ui/testing';
import { LandingPage, type PublicForms } from './landing-page';

const forms: PublicForms = {
  submitForm: () => Promise.resolve(),
  inviteParent: () => Promise.resolve(),
  preload: () => undefined,
};
const knowing = (schoolName: string | null): Backend =>
  fakeBackend({
    schools: {
      findCode: (code) =>
        Promise.resolve(
          schoolName === null
            ? null
            : {
                code,
                userId: null,
                schoolId: 's',
                schoolName,
                cityName: '',
                createdBy: 'x',
                createdAt: null,
              },
        ),
    },
  });

async function open(route: string, loadBackend: () => Promise<Backend>) {
  await act(async () => renderUi(<LandingPage loadBackend={loadBackend} forms={forms} />, { route }));
  return screen.getByRole('link', { name: 'Get Started Free' }).getAttribute('href');
}

describe('the landing page', () => {
  it('loads no backend without a code, nor for the code "null"', async () => {
    const load = vi.fn<() => Promise<Backend>>();
    expect(await open('/?code=null', load)).toBe('/signup');
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText('You join with an invite code')).toBeTruthy();
  });

  it('names the school of the code and carries the code on', async () => {
    expect(await open('/?code=Oak-X1', () => Promise.resolve(knowing('Oak School')))).toBe(
      '/signup?code=oak-x1',
    );
    expect(screen.getByText('You’re invited to join Oak School')).toBeTruthy();
  });

  it.each([
    ['unknown', () => Promise.resolve(knowing(null))],
    ['not to be looked up', () => Promise.reject(new BackendError('unavailable'))],
  ])('invites in general when the code is %s', async (_what, load) => {
    await open('/?code=oak-x1', load);
    expect(screen.getByText('You’re invited to join your school’s community')).toBeTruthy();
  });
});
