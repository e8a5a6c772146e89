import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  arrangeFeed,
  fetchFeed,
  readFeed,
  saveFeed,
  settledEvent,
  statusOf,
} from './support/calendar-feeds.ts';
import { callAs } from './support/client.ts';
import { functionUrl, newIp } from './support/http.ts';

describe('a calendar feed over HTTP', () => {
  test('it is a calendar that nobody in between keeps or finds', async () => {
    const { address } = await arrangeFeed();
    const { headers } = await fetchFeed(address);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="schoolgate.ics"',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    ['Apple', 'macOS/15.1 (24B83) dataaccessd/1.0'],
    ['Google', 'Google-Calendar-Importer'],
    ['Outlook', 'Microsoft.Exchange/15.20 (Windows NT 10.0; Win64; x64)'],
    ['nobody', ''],
  ])('%s gets what all get, and nothing once more', async (_who, agent) => {
    const { school, host, address } = await arrangeFeed();
    await settledEvent(host, school);
    const { text, etag } = await readFeed(address);
    const headers = { 'user-agent': agent };
    expect(await (await fetchFeed(address, { headers })).text()).toBe(text);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const same = await fetchFeed(address, { headers: { ...headers, 'if-none-match': known } });
      expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
    }
    await settledEvent(host, school);
    const anew = await fetchFeed(address, { headers: { ...headers, 'if-none-match': etag } });
    expect(anew.status).toBe(200);
    expect(anew.headers.get('etag')).not.toBe(etag);
  });

  test('a look at its head says the same without the calendar', async () => {
    const { address } = await arrangeFeed();
    const { etag } = await readFeed(address);
    const head = await fetchFeed(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    expect(head.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s does nothing', async (method) => {
    const { address } = await arrangeFeed();
    const response = await fetchFeed(address, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await statusOf(address)).toBe(200);
  });

  test('an address that leads nowhere is answered alike, whatever it was', async () => {
    const { school, parent, address } = await arrangeFeed();
    await callAs(parent, 'endCalendarFeed', { schoolId: school.id });
    const made = `https://x.test/api/calendar/${'a'.repeat(43)}.ics`;
    const others = ['', 'a', 'a'.repeat(44), '..%2f..%2fusers', `${'a'.repeat(43)}%00`].map((secret) =>
      fetchFeed(`https://x.test/api/calendar/${secret}.ics`),
    );
    const answers = await Promise.all(
      [fetchFeed(address), fetchFeed(made), ...others].map(async (asked) => {
        const response = await asked;
        const { date: _, ...headers } = Object.fromEntries(response.headers);
        return [response.status, headers, await response.text()];
      }),
    );
    for (const one of answers) expect(one).toEqual(answers[0]);
    expect(answers[0]).toMatchObject([404, { 'cache-control': 'private, no-cache' }, '']);
  });

  test('whoever fetches a feed without end is put off, and nobody else is', async () => {
    const { school, host, address } = await arrangeFeed();
    const other = await saveFeed(host, school);
    const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf(address)));
    // The minute may turn meanwhile.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(40);
    const late = await fetchFeed(address);
    if (late.status === 429) expect(late.headers.get('retry-after')).toBe('60');
    expect(statuses).toContain(429);
    expect(await statusOf(other)).toBe(200);
  });

  test('whoever guesses addresses is put off, and nobody beside them whose address is known', async () => {
    const { school, host, address } = await arrangeFeed();
    const headers = { 'x-forwarded-for': newIp() };
    const from = async (asked: string) => (await fetchFeed(asked, { headers })).status;
    expect(await from(address)).toBe(200);
    const guess = () => from(`https://x.test/api/calendar/${randomUUID().slice(0, 7)}${'b'.repeat(36)}.ics`);
    const statuses: number[] = [];
    for (let some = 0; some < 13; some++)
      statuses.push(...(await Promise.all(Array.from({ length: 50 }, guess))));
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect(await from(address)).toBe(200);
    // Nor does it reach other networks.
    expect(await statusOf(await saveFeed(host, school))).toBe(200);
  });
});

test('the function is where hosting leads', async () => {
  expect((await fetch(`${functionUrl('calendarFeed')}/`)).status).toBe(404);
});
