import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { DEFAULT_RULES_SETTINGS } from '@/domain/entities/community-settings';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { telling } from '../testing';
import { CommunityBanners } from './community-banners';

const rules = (version: number) => telling({ ...DEFAULT_RULES_SETTINGS, version });
const changed = () => screen.queryByText('The community rules of Oak School have changed.');

const open = (parts: Parameters<typeof renderSignedIn>[1]['community']) =>
  renderSignedIn(<CommunityBanners />, { community: parts }, aMember());

it('says that the rules have changed until they are accepted', async () => {
  const acceptRules = vi.fn(() => Promise.resolve());
  const { user } = await open({ watchRules: rules(3), watchAccepted: telling(2), acceptRules });
  expect(changed()).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read the rules' })).toHaveAttribute('href', '/community-rules');
  await user.click(screen.getByRole('button', { name: 'I accept them' }));
  expect(acceptRules).toHaveBeenCalledExactlyOnceWith('ana', 'oak', 3);
  expect(changed()).not.toBeInTheDocument();
});

it('says it again when they could not be accepted', async () => {
  const acceptRules = () => Promise.reject(new BackendError('unavailable'));
  const { user } = await open({ watchRules: rules(3), watchAccepted: telling(2), acceptRules });
  await user.click(screen.getByRole('button', { name: 'I accept them' }));
  await screen.findByText(/That could not be saved/);
  await waitFor(() => expect(changed()).toBeInTheDocument());
});

it.each([
  ['of default rules', 0, 0],
  ['of rules that are accepted', 3, 3],
])('says nothing %s', async (_, version, accepted) => {
  await open({ watchRules: rules(version), watchAccepted: telling(accepted) });
  expect(changed()).not.toBeInTheDocument();
});

it('says nothing before it is known what was accepted', async () => {
  await open({ watchRules: rules(3), watchAccepted: () => () => undefined });
  expect(changed()).not.toBeInTheDocument();
});

it('says until when somebody is paused, and where they learn why', async () => {
  const until = new Date(Date.now() + 3 * 86_400_000);
  await open({ watchPause: telling({ userId: 'ana', schoolId: 'oak', until, caseId: 'c' }) });
  expect(screen.getByText(/^The moderators of Oak School have paused you: you can read until/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Why' })).toHaveAttribute('href', '/reports');
});

it('says nothing of a pause that is over', async () => {
  const until = new Date(Date.now() - 1);
  await open({ watchPause: telling({ userId: 'ana', schoolId: 'oak', until, caseId: 'c' }) });
  expect(screen.queryByText(/paused/)).not.toBeInTheDocument();
});
