import * as v from 'valibot';

/** What browsers send: by the Reporting API a list, by the older `report-uri` one object. */
const modernReports = v.array(
  v.object({
    type: v.string(),
    body: v.object({
      effectiveDirective: v.optional(v.string(), ''),
      blockedURL: v.optional(v.string(), ''),
      disposition: v.optional(v.string(), ''),
    }),
  }),
);
const olderReport = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(v.string(), ''),
    'blocked-uri': v.optional(v.string(), ''),
    disposition: v.optional(v.string(), ''),
  }),
});

/** A breach of the content security policy, as far as it may be logged. */
export interface Violation {
  directive: string;
  /** Origin or kind (`inline`, `eval`, `data`) of what was blocked. */
  blocked: string;
  /** Whether the browser only reported it. */
  isReportOnly: boolean;
}

/** More in one request no browser has to say. */
const MAX_REPORTS = 10;

/**
 * Reads what a browser reports. Of an address only the origin is kept, and of the page nothing: addresses hold invite
 * codes and ids. Everybody may send anything here, so only words and origins come through.
 *
 * @param body the parsed JSON of the request
 * @returns the violations, none for what is no report
 */
export function violationsOf(body: unknown): Violation[] {
  const modern = v.safeParse(modernReports, body);
  if (modern.success) {
    return modern.output
      .filter(({ type }) => type === 'csp-violation')
      .slice(0, MAX_REPORTS)
      .map((report) =>
        violation(report.body.effectiveDirective, report.body.blockedURL, report.body.disposition),
      );
  }
  const older = v.safeParse(olderReport, body);
  if (!older.success) return [];
  const report = older.output['csp-report'];
  return [violation(report['effective-directive'], report['blocked-uri'], report.disposition)];
}

const violation = (directive: string, blocked: string, disposition: string): Violation => ({
  directive: word(directive),
  blocked: originOf(blocked),
  isReportOnly: disposition === 'report',
});

const word = (text: string): string => (/^[a-z-]{1,40}$/.test(text) ? text : 'other');

function originOf(address: string): string {
  const { protocol, host } = URL.parse(address) ?? { protocol: '', host: '' };
  if (/^https?:$/.test(protocol) && host.length <= 100) return `${protocol}//${host}`;
  return word(address.replace(/:.*$/s, ''));
}
