import { expect, test } from 'vitest';
import { violationsOf } from './violation';

const modern = (body: object, type = 'csp-violation') => ({
  type,
  url: 'https://x.example/?code=secret',
  body,
});

test('a report of today’s browsers is read', () => {
  const body = {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/a/b?c=d',
    disposition: 'enforce',
  };
  expect(
    violationsOf([modern(body), modern({ ...body, blockedURL: 'inline', disposition: 'report' })]),
  ).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example', isReportOnly: false },
    { directive: 'script-src-elem', blocked: 'inline', isReportOnly: true },
  ]);
});

test('so is one of older browsers', () => {
  const report = {
    'document-uri': 'https://x.example/profile/abc',
    'effective-directive': 'img-src',
    'blocked-uri': 'data:image/svg+xml;base64,AAAA',
    disposition: 'enforce',
  };
  expect(violationsOf({ 'csp-report': report })).toEqual([
    { directive: 'img-src', blocked: 'data', isReportOnly: false },
  ]);
});

test('nothing of the page and no text of the sender comes through', () => {
  const body = { effectiveDirective: 'Ana Silva lives here', blockedURL: 'Ana Silva\nlives here' };
  const violations = violationsOf([modern(body)]);
  expect(violations).toEqual([{ directive: 'other', blocked: 'other', isReportOnly: false }]);
  expect(
    JSON.stringify(violationsOf([modern({ blockedURL: `https://${'a'.repeat(200)}.example` })])),
  ).not.toContain('aaa');
});

test.each([
  [null],
  [[]],
  [{}],
  ['text'],
  [[modern({}, 'deprecation')]],
  [[{ type: 'csp-violation' }]],
  [{ 'csp-report': 1 }],
])('what is no violation is none: %j', (body) => expect(violationsOf(body)).toEqual([]));

test('of a flood in one request the first ten are read', () => {
  expect(violationsOf(Array.from({ length: 1_000 }, () => modern({})))).toHaveLength(10);
});
