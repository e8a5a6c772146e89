import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/ui/testing';
import { type PushSupport, pushSupport } from './push/browser-push';
import { forgetDevice, rememberDevice } from './push/device-marker';
import { PushOffer } from './push-offer';

vi.mock('./push/browser-push', () => ({ pushSupport: vi.fn() }));

beforeEach(() => {
  vi.mocked(pushSupport).mockReturnValue('possible');
  forgetDevice();
  localStorage.removeItem('pushOfferDismissed');
});

const offered = () => screen.queryByText('Hear of answers') !== null;

it('leads to the choices, and is not made again', async () => {
  const { user, unmount } = renderUi(<PushOffer />);
  const link = screen.getByRole('link', { name: 'Choose what you hear of' });
  expect(link).toHaveAttribute('href', '/account/notifications');
  await user.click(link);
  expect(offered()).toBe(false);
  unmount();
  renderUi(<PushOffer />);
  expect(offered()).toBe(false);
});

it('is dismissed for good', async () => {
  const { user, unmount } = renderUi(<PushOffer />);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  unmount();
  renderUi(<PushOffer />);
  expect(offered()).toBe(false);
});

it.each([
  ['possible', true],
  ['home-screen', true],
  ['denied', false],
  ['unsupported', false],
  ['not-set-up', false],
] as const)('to a browser that is %s: %s', (support: PushSupport, isOffered) => {
  vi.mocked(pushSupport).mockReturnValue(support);
  renderUi(<PushOffer />);
  expect(offered()).toBe(isOffered);
});

it('is not made where this browser is told already', () => {
  rememberDevice({ uid: 'ana', endpoint: 'x', seenOn: '', isLeft: false });
  renderUi(<PushOffer />);
  expect(offered()).toBe(false);
});
