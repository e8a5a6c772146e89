import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { CommunityPort } from '@/backend/ports/community';
import { aUser } from '@/backend/testing';
import { DEFAULT_RULES_SETTINGS } from '@/domain/entities/community-settings';
import { forgetDrafts } from '@/features/drafts';
import { renderSignedIn } from '@/features/session/testing';
import { JoinForm } from './join-form';
import { invitedRiver, letter } from './testing';

afterEach(forgetDrafts);

async function ask(version: number, acceptRules: CommunityPort['acceptRules']) {
  const request = vi.fn(() => Promise.resolve());
  const watchRules: CommunityPort['watchRules'] = (_, observer) => {
    observer.next({ ...DEFAULT_RULES_SETTINGS, version });
    return () => undefined;
  };
  const river = { id: 'river', name: 'River School', city: 'Porto', slug: 'river', createdAt: null };
  const user = aUser();
  const page = await renderSignedIn(
    <JoinForm user={user} code="river-abc" />,
    {
      schools: { findCode: () => Promise.resolve(invitedRiver), get: () => Promise.resolve(river) },
      joining: { request },
      community: { watchRules, acceptRules },
    },
    user,
  );
  const link = await screen.findByRole('link', { name: /^community rules/ });
  await waitFor(() => expect(link).toHaveAttribute('href', '/community-rules?school=river'));
  expect(link).toHaveAttribute('target', '_blank');
  await page.user.upload(screen.getByLabelText('Proof document'), letter);
  await page.user.click(screen.getByRole('button', { name: 'Request to Join' }));
  await waitFor(() => expect(request).toHaveBeenCalledOnce());
}

it('accepts the rules of the school by asking to join it', async () => {
  const acceptRules = vi.fn(() => Promise.resolve());
  await ask(4, acceptRules);
  await waitFor(() => expect(acceptRules).toHaveBeenCalledExactlyOnceWith('ana', 'river', 4));
});

it('joins all the same when that can’t be written down, and only logs it', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await ask(4, () => Promise.reject(new BackendError('permission-denied')));
  await waitFor(() => expect(log).toHaveBeenCalledWith('Schoolgate: accept the rules: permission-denied'));
  expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument();
  log.mockRestore();
});
