import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Backend } from '@/backend';
import { BackendError } from '@/backend/errors';
import { fakeBackend } from '@/backend/testing';
import { renderUi } from '@/ui/testing';
import { LandingPage } from './landing-page';
import type { PublicForms } from './public-forms';

const forms: PublicForms = {
  submitForm: () => Promise.resolve(),
  inviteParent: () => Promise.resolve(),
  preload: () => undefined,
};
const knowing = (schoolName: string | null): Backend =>
  fakeBackend({
    schools: {
      findCode: () =>
        Promise.resolve(schoolName === null ? null : { schoolId: 's', schoolName, cityName: '' }),
    },
  });

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

async function open(route: string, loadBackend: () => Promise<Backend>) {
  await act(async () => renderUi(<LandingPage loadBackend={loadBackend} forms={forms} />, { route }));
  return screen.getByRole('link', { name: 'Get Started Free' }).getAttribute('href');
}

describe('the landing page', () => {
  it('loads no backend without a code, nor for the code "null"', async () => {
    const load = vi.fn<() => Promise<Backend>>();
    expect(await open('/?code=null', load)).toBe('/signup');
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText('You join with an invite code')).toBeInTheDocument();
  });

  it('names the school of the code and carries the code on', async () => {
    expect(await open('/?code=Oak-X1', () => Promise.resolve(knowing('Oak School')))).toBe(
      '/signup?code=oak-x1',
    );
    expect(screen.getByText('You’re invited to join Oak School')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('oak-x1');
  });

  it.each([
    ['unknown', () => Promise.resolve(knowing(null))],
    ['not to be looked up', () => Promise.reject(new BackendError('unavailable'))],
  ])('invites in general when the code is %s', async (_what, load) => {
    await open('/?code=oak-x1', load);
    expect(screen.getByText('You’re invited to join your school’s community')).toBeInTheDocument();
  });

  describe('for somebody who is signed in', () => {
    const account = {
      uid: 'ana',
      email: 'ana@example.test',
      displayName: null,
      emailVerified: true,
      hasPassword: true,
    };
    const load = () =>
      Promise.resolve(
        fakeBackend({
          auth: {
            observe: (next) => {
              next(account);
              return () => undefined;
            },
          },
          schools: { findCode: () => Promise.resolve(null) },
        }),
      );
    const visit = async (route: string) => {
      localStorage.setItem('schoolgate.signedIn', '1');
      const ui = (
        <>
          <LandingPage loadBackend={load} forms={forms} />
          <Address />
        </>
      );
      await act(async () => renderUi(ui, { route }));
    };
    afterEach(() => localStorage.clear());

    it.each([
      ['/', '/dashboard'],
      ['/?code=null', '/dashboard'],
      ['/?code=Oak%20X1', '/join-school?code=oak-x1'],
      ['/#request', '/#request'],
    ])('%s leads to %s', async (route, target) => {
      await visit(route);
      await vi.waitFor(() => expect(screen.getByText(target)).toBeInTheDocument());
    });
  });

  it('puts whoever was sent to the request form into its first field', async () => {
    await open('/#request', () => Promise.reject(new BackendError('unavailable')));
    const email = await screen.findByRole('textbox', { name: /email/i });
    await vi.waitFor(() => expect(email).toHaveFocus());
  });
});
