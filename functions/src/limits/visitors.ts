import { DAY_MS } from '@/domain/time';
import type { Network } from '../platform/client-ip';
import type { RateLimit } from './rate-limits';

/** How often visitors, whom no account tells apart, may do something in a day. */
export interface VisitorMax {
  /** One of them. */
  visitor: number;
  /** All from one site: whoever holds a /48 has 65,536 networks that each look like a visitor. */
  site: number;
  /** All of them together: whoever has addresses without end still comes to an end here. Missing where it is counted
   *  otherwise. */
  all?: number;
}

/** The limits of one act of visitors. */
export function visitorLimits(act: string, from: Network, max: VisitorMax): RateLimit[] {
  const limit = (kind: string, subject: string, most: number): RateLimit => ({
    name: `${act}-${kind}`,
    subject,
    windows: [{ max: most, ms: DAY_MS }],
  });
  return [
    limit('ip', from.visitor, max.visitor),
    ...(from.site === null ? [] : [limit('site', from.site, max.site)]),
    ...(max.all === undefined ? [] : [limit('all', 'everybody', max.all)]),
  ];
}
