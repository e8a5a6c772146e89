import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AUDIT_ACTIONS, type AuditAction } from '@/domain/entities/audit';
import { ROOT } from './backend/paths.ts';

const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');
const security = read('docs/security.md');

describe('docs/security.md', () => {
  const rules = read('firestore.rules');

  test('names every collection that the rules open', () => {
    const collections = [...rules.matchAll(/match \/(?:\{path=\*\*\}\/)?(\w+)\//g)].map(
      ([, name = '']) => name,
    );
    expect(collections).toContain('pendingRequests');
    const known = collections.filter((name) => name !== 'databases');
    expect(known.filter((name) => !new RegExp(`\\b${name}\\b`).test(security))).toEqual([]);
  });

  test('names every collection that is the functions’ own', () => {
    const folder = join(ROOT, 'functions/src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.ts'),
    );
    const own = new Set(
      files.flatMap((path) =>
        [...readFileSync(join(folder, path), 'utf8').matchAll(/[`'](_[a-zA-Z]+)[/'`]/g)].map(
          ([, name = '']) => name,
        ),
      ),
    );
    expect(own).toContain('_limits');
    expect([...own].filter((name) => !security.includes(`\`${name}\``))).toEqual([]);
  });

  test('names what the owner of an account may clear or have written by others only', () => {
    for (const field of [
      'approvedSchools',
      'city',
      'rejectedRequest',
      'removedFrom',
      'lastAuditId',
      'inviteCode',
    ])
      expect(security).toContain(field);
  });

  test('names for each threat a test that tries it', () => {
    const [, section = ''] = /\n## Who wants what\n(.*?)\n## /s.exec(security) ?? [];
    const [, , ...threats] = section.split('\n').filter((line) => line.startsWith('|'));
    expect(threats.length).toBeGreaterThan(20);
    const isTried = (row: string) => /^(\|[^|]+){3}\| `[\w./-]+\.(test|spec)\.tsx?`[^|]*\|$/.test(row);
    expect(threats.filter((row) => !isTried(row))).toEqual([]);
  });

  test('names every act of the audit log', () => {
    const words: Record<AuditAction, string> = {
      'set-moderator': 'roles',
      'set-admin': 'roles',
      'issue-gift': 'gift',
      'remove-member': 'removal',
      'approve-request': 'approve',
      'reject-request': 'reject',
      'create-school': 'create-school_{schoolId}',
      'delete-post': 'delete-post_{postId}',
      'delete-comment': 'delete-comment_{postId}_{commentId}',
      'change-name': 'change a name',
      'lift-cooldown': 'lift a cooldown',
      'clear-request': 'clear-request_{requestId}_{reviewerId}',
      'view-proof': 'view-proof_{requestId}_{digest}_{reviewerId}',
      'decide-report': 'decide about a report',
      'decide-appeal': 'decide about an appeal',
      'set-community': 'community rules',
      'export-school': 'export a school',
      'rename-school': 'rename a school',
      'archive-school': 'archive a school',
      'restore-school': 'restore a school',
      'delete-school': 'delete a school',
    };
    for (const word of Object.values(words)) expect(security).toContain(word);
  });
});

describe('the acts of the audit log', () => {
  const rules = read('firestore.rules');
  const namedIn = (text: string) =>
    [...text.matchAll(/act\(\[([^\]]+)\]\)/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([a-z-]+)'/g)].map(([, act = '']) => act),
    );

  test('each have a rule that lets their entry in, but for what a function puts on record', () => {
    const byFunctions = ['change-name', 'decide-report', 'decide-appeal', 'set-community'];
    const ofSchools = ['export-school', 'rename-school', 'archive-school', 'restore-school', 'delete-school'];
    expect([...namedIn(rules), ...byFunctions, ...ofSchools].sort()).toEqual([...AUDIT_ACTIONS].sort());
  });

  test('each have, if on a user, a rule that lets the record of that user change', () => {
    const [, entries = ''] = /function isActOnUser\(\) \{(.*?)\n {6}\}/s.exec(rules) ?? [];
    const changes = [...rules.matchAll(/entry\.action == '([a-z-]+)'/g)].map(([, act = '']) => act);
    expect(changes).toContain('remove-member');
    expect(changes.sort()).toEqual(namedIn(entries).sort());
  });
});

test('no two records of docs/decisions.md have one number', () => {
  const numbers = [...read('docs/decisions.md').matchAll(/^## (\d+[a-z]?)\. /gm)].map(
    ([, number = '']) => number,
  );
  expect(numbers.length).toBeGreaterThan(30);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test.each([
  'CONTRIBUTING.md',
  'README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
])('every path that %s names is there', (name) => {
  const paths = [...read(name).matchAll(/`((?:src|functions|tests|scripts|docs|tools)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  // A document that names none would pass whatever it says.
  if (/architecture|decisions|product|tooling/.test(name)) expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
