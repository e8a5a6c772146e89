import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewDevice } from '@/backend/ports/notification-settings';
import { presentSubscription, subscribe, unsubscribe } from './browser-push';
import { type DeviceMarker, deviceMarker, forgetDevice, rememberDevice } from './device-marker';
import { endDevice, keepDevice, registerDevice } from './keep-device';

vi.mock('./browser-push', () => ({ presentSubscription: vi.fn(), subscribe: vi.fn(), unsubscribe: vi.fn() }));

const keys = { p256dh: 'p', auth: 'a' };
const LABEL = 'Chrome on Android';
const today = () => new Date().toISOString().slice(0, 10);
const marker = (fields: Partial<DeviceMarker> = {}): DeviceMarker => ({
  ...{ uid: 'ana', endpoint: 'old', seenOn: '2026-01-01', isLeft: false },
  ...fields,
});
const aPort = (registered: readonly string[] = ['old']) => ({
  saveDevice: vi.fn(async (_uid: string, _device: NewDevice) => undefined),
  hasDevice: vi.fn(async (_uid: string, endpoint: string) => registered.includes(endpoint)),
  removeDevice: vi.fn(async () => undefined),
});
const permit = (permission: NotificationPermission) => vi.stubGlobal('Notification', { permission });

beforeEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  permit('granted');
  forgetDevice();
});

describe('a browser that is registered', () => {
  it('says once a day that it is used', async () => {
    rememberDevice(marker());
    vi.mocked(presentSubscription).mockResolvedValue({ endpoint: 'old', keys });
    const port = aPort();
    await keepDevice(port, 'ana', LABEL);
    await keepDevice(port, 'ana', LABEL);
    expect(port.saveDevice.mock.calls).toEqual([
      ['ana', { endpoint: 'old', keys, label: LABEL, replaces: 'old' }],
    ]);
    expect(deviceMarker()).toEqual(marker({ seenOn: today() }));
  });

  it('replaces its address where the service has given it another', async () => {
    rememberDevice(marker({ seenOn: today() }));
    vi.mocked(presentSubscription).mockResolvedValue({ endpoint: 'new', keys });
    const port = aPort();
    await keepDevice(port, 'ana', LABEL);
    expect(port.saveDevice).toHaveBeenCalledWith('ana', {
      ...{ endpoint: 'new', keys, label: LABEL, replaces: 'old' },
    });
    expect(deviceMarker()?.endpoint).toBe('new');
  });

  it('subscribes anew where the browser has dropped it', async () => {
    rememberDevice(marker());
    vi.mocked(presentSubscription).mockResolvedValue(null);
    vi.mocked(subscribe).mockResolvedValue({ endpoint: 'new', keys });
    await keepDevice(aPort(), 'ana', LABEL);
    expect(deviceMarker()?.endpoint).toBe('new');
  });

  it('ends where its owner has taken the permission back, without a question', async () => {
    permit('denied');
    rememberDevice(marker());
    vi.mocked(presentSubscription).mockResolvedValue(null);
    const port = aPort();
    await keepDevice(port, 'ana', LABEL);
    expect(subscribe).not.toHaveBeenCalled();
    expect(port.removeDevice).toHaveBeenCalledWith('ana', 'old');
    expect(deviceMarker()).toBeNull();
  });

  it('is not brought back when it was removed elsewhere', async () => {
    rememberDevice(marker());
    vi.mocked(presentSubscription).mockResolvedValue({ endpoint: 'old', keys });
    const port = aPort([]);
    await keepDevice(port, 'ana', LABEL);
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(port.saveDevice).not.toHaveBeenCalled();
    expect(deviceMarker()).toBeNull();
  });

  it('ends when somebody else logs in', async () => {
    rememberDevice(marker());
    const port = aPort();
    await keepDevice(port, 'ben', LABEL);
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(port.removeDevice).not.toHaveBeenCalled();
    expect(deviceMarker()).toBeNull();
  });
});

describe('logging out', () => {
  it('ends it here and at the account', async () => {
    rememberDevice(marker());
    const port = aPort();
    await endDevice(port, marker());
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(port.removeDevice).toHaveBeenCalledWith('ana', 'old');
    expect(deviceMarker()).toBeNull();
  });

  it('without a network ends it here at once and at the account the next time', async () => {
    rememberDevice(marker());
    const port = aPort();
    port.removeDevice.mockRejectedValueOnce(new Error('away'));
    await expect(endDevice(port, marker())).rejects.toThrow('away');
    expect(unsubscribe).toHaveBeenCalledOnce();
    await keepDevice(port, 'ana', LABEL);
    expect(port.removeDevice).toHaveBeenCalledTimes(2);
    expect(port.saveDevice).not.toHaveBeenCalled();
    expect(subscribe).not.toHaveBeenCalled();
    expect(deviceMarker()).toBeNull();
  });
});

it('a browser that is not registered is left alone', async () => {
  const port = aPort();
  await keepDevice(port, 'ana', LABEL);
  for (const call of [...Object.values(port), unsubscribe, subscribe]) expect(call).not.toHaveBeenCalled();
});

it('the same browser takes the place of itself, and of nobody else', async () => {
  const port = aPort();
  await registerDevice(port, 'ana', { endpoint: 'one', keys, label: LABEL });
  await registerDevice(port, 'ana', { endpoint: 'two', keys, label: LABEL });
  await registerDevice(port, 'ben', { endpoint: 'two', keys, label: LABEL });
  expect(port.saveDevice.mock.calls.map(([uid, { replaces }]) => [uid, replaces])).toEqual([
    ['ana', null],
    ['ana', 'one'],
    ['ben', null],
  ]);
});
