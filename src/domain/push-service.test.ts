import { describe, expect, it } from 'vitest';
import { isPushEndpoint, MAX_ENDPOINT } from './push-service';

describe('an address of a device', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/dV0:APA91b_x-y',
    'https://fcm.googleapis.com/wp/dV0:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk_-x=',
    'https://web.push.apple.com/QGuX1-_x',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2fx%3d%3d&a=1',
  ])('%s is at a known service', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

  it.each([
    ['no address', ''],
    ['without TLS', 'http://fcm.googleapis.com/fcm/send/x'],
    ['with another port', 'https://fcm.googleapis.com:8443/x'],
    ['with a name before the host', 'https://fcm.googleapis.com@evil.test/x'],
    ['a host that only begins alike', 'https://fcm.googleapis.com.evil.test/x'],
    ['a host that only ends alike', 'https://evilpush.apple.com/x'],
    ['a host below the host below', 'https://a.b.push.apple.com/x'],
    ['the domain itself', 'https://push.apple.com/x'],
    ['another host of the same owner', 'https://storage.googleapis.com/x'],
    ['no path', 'https://fcm.googleapis.com'],
    ['an empty path', 'https://fcm.googleapis.com/'],
    ['with a fragment', 'https://fcm.googleapis.com/x#y'],
    ['with a blank', 'https://fcm.googleapis.com/x y'],
    ['with a line', 'https://fcm.googleapis.com/x\ny'],
    ['with a backslash', 'https://fcm.googleapis.com/x\\y'],
    ['the metadata server', 'http://169.254.169.254/computeMetadata/v1/'],
    ['this machine', 'http://127.0.0.1:9000/device'],
    ['a script', 'javascript:alert(1)'],
  ])('%s is refused', (_what, endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));

  it('is refused when it is too long', () => {
    const start = 'https://fcm.googleapis.com/';
    const of = (length: number) => start + 'x'.repeat(length - start.length);
    expect([isPushEndpoint(of(MAX_ENDPOINT)), isPushEndpoint(of(MAX_ENDPOINT + 1))]).toEqual([true, false]);
  });

  it('is on this machine for the local backend alone, and nowhere else there', () => {
    expect(isPushEndpoint('http://127.0.0.1:9000/device-1', true)).toBe(true);
    for (const other of [
      'http://127.0.0.1/x',
      'http://localhost:9000/x',
      'http://127.0.0.1:9000/x/../y',
      'http://10.0.0.1:90/x',
    ])
      expect(isPushEndpoint(other, true)).toBe(false);
  });
});
