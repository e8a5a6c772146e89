import { onRequest, type Request } from 'firebase-functions/v2/https';
import { LRUCache } from 'lru-cache';
import { brand } from '@/brand';
import { slugify } from '@/domain/slugs';
import { requestNetwork } from '../platform/client-ip';
import { FloodGuard } from '../platform/flood-guard';
import { sha256 } from '../platform/hash';
import { log } from '../platform/log';
import { CALLABLE } from '../platform/options';
import { secretIn } from './address';
import { readCalendar } from './read-feed';

/** Fetches of one feed a minute and instance, by all devices of a parent. */
const fetches = new FloodGuard(20);

/**
 * Addresses that lead nowhere, a minute and network. Which network it is may be a school's, a calendar service's or the
 * hosting's own: whoever guesses there keeps nobody out whose address this instance has served.
 */
const misses = new FloodGuard(300);
const served = new LRUCache<string, true>({ max: 5_000 });

const FILE_NAME = `${slugify(brand.name)}.ics`;

/** What every answer says. Nobody in between keeps what was one parent's, nor learns the address by a link that is followed. */
const HEADERS = {
  'Cache-Control': 'private, no-cache',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/**
 * Serves a calendar feed to whoever has its address, which calendar programs fetch without a log-in. Hosting leads
 * /api/calendar/{secret}.ics here. An address that leads nowhere is answered alike, whether it is made up or has ended;
 * none is ever logged.
 */
export const calendarFeed = onRequest(
  { ...CALLABLE, cors: false, maxInstances: 5 },
  async (request, response) => {
    response.set(HEADERS);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').end();
      return;
    }
    const secret = secretIn(request.path);
    const hash = secret && sha256(secret);
    const { visitor } = requestNetwork(request);
    if (hash && (!fetches.allows(hash) || (misses.isSpent(visitor) && !served.has(hash)))) {
      response.status(429).set('Retry-After', '60').end();
      return;
    }
    try {
      const calendar = hash && (await readCalendar(hash));
      if (!calendar) {
        misses.allows(visitor);
        response.status(404).end();
        return;
      }
      served.set(hash, true);
      response.set({
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${FILE_NAME}"`,
        ETag: calendar.etag,
      });
      if (isKnown(request, calendar.etag)) response.status(304).end();
      // Leaves the text away for HEAD.
      else response.send(calendar.text);
    } catch (error) {
      log.error('A calendar feed failed', error);
      response.status(500).end();
    }
  },
);

/** Whether a program has this very calendar. Also one that wants nothing of a cache: it asks us. */
const isKnown = (request: Request, etag: string): boolean =>
  (request.get('if-none-match') ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
