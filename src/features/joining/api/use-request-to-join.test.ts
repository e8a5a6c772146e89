import { describe, expect, it, vi } from 'vitest';
import { BackendError, type ErrorCode } from '@/backend/errors';
import type { OnProgress } from '@/backend/live';
import type { JoinRequestInput } from '@/backend/ports/joining';
import { newUser } from '@/domain/entities/user';
import { typedProof } from './typed-proof';
import { joinProblem, requestToJoin } from './use-request-to-join';

const maple = { id: 'maple', name: 'Maple', city: 'Portland', slug: 'maple', createdAt: null };
const invited = { schoolId: 'maple', schoolName: 'Maple', cityName: 'Portland' };
const ana = newUser({ uid: 'ana', email: 'ana@example.test', firstName: 'Ana', lastName: 'Silva' });
const input = { code: ' MAPLE-abc ', proof: new File(['x'], 'Letter.PDF', { type: '' }) };

function server({ known = true, exists = true, archivedAt = null as Date | null } = {}) {
  const request = vi.fn((_: JoinRequestInput, _progress?: OnProgress) => Promise.resolve());
  return {
    request,
    schools: {
      findCode: vi.fn((code: string) => Promise.resolve(known && code === 'maple-abc' ? invited : null)),
      get: () => Promise.resolve(exists ? { ...maple, archivedAt } : null),
      findBySlug: () => Promise.reject(new Error('not asked for')),
    },
    joining: { request } as never,
  };
}

const problemOf = async (work: Promise<unknown>) => work.then(() => 'none', joinProblem);

describe('requestToJoin', () => {
  it('sends the code as stored and the document with its real type', async () => {
    const backend = server();
    const progress = () => undefined;
    await requestToJoin(backend, ana, input, progress);
    expect(backend.request.mock.calls[0]?.[1]).toBe(progress);
    const sent = backend.request.mock.calls[0]?.[0];
    expect(sent).toMatchObject({ user: ana, school: maple, evidence: { code: 'maple-abc' } });
    expect(sent?.evidence?.proof.type).toBe('application/pdf');
    expect(sent?.evidence?.proof.name).toBe('Letter.PDF');
  });

  it.each([
    ['nobody is signed in', server(), null, { problem: 'notLoggedIn' }],
    ['the code is unknown', server({ known: false }), ana, { problem: 'invalidCode' }],
    ['the school is gone', server({ exists: false }), ana, { problem: 'schoolMissing' }],
    [
      'the school is archived',
      server({ archivedAt: new Date() }),
      ana,
      { problem: 'schoolClosed', school: 'Maple' },
    ],
    [
      'the user is a member',
      server(),
      { ...ana, schoolIds: ['maple'], approvedSchools: ['maple'] },
      { problem: 'alreadyMember', school: 'Maple' },
    ],
    ['the user has asked', server(), { ...ana, schoolIds: ['maple'] }, { problem: 'alreadyAsked' }],
    [
      'the user is called like the school',
      server(),
      { ...ana, firstName: 'The', lastName: 'Maple' },
      { problem: 'nameOfSchool', school: 'Maple' },
    ],
  ])('sends nothing when %s', async (_, backend, user, expected) => {
    expect(await problemOf(requestToJoin(backend, user, input))).toMatchObject(expected);
    expect(backend.request).not.toHaveBeenCalled();
  });

  it('sends nothing after too many wrong codes, and says when to come again', async () => {
    const backend = server();
    const retryAt = new Date('2026-11-24T09:00:00Z');
    backend.schools.findCode.mockRejectedValue(new BackendError('resource-exhausted', { retryAt }));
    expect(await problemOf(requestToJoin(backend, ana, input))).toMatchObject({
      problem: 'tooManyCodes',
      retryAt,
    });
    expect(backend.request).not.toHaveBeenCalled();
  });

  it.each<[ErrorCode, string]>([
    ['failed-precondition', 'cooldown'],
    ['resource-exhausted', 'tooMany'],
  ])('tells of %s with its end as %s', async (code, expected) => {
    const backend = server();
    const retryAt = new Date(2e12);
    backend.request.mockRejectedValue(new BackendError(code, { retryAt }));
    expect(await problemOf(requestToJoin(backend, ana, input))).toMatchObject({
      problem: expected,
      retryAt,
    });
  });

  it.each<[ErrorCode, string]>([
    ['permission-denied', 'other'],
    ['resource-exhausted', 'other'],
    ['unavailable', 'unreached'],
    ['deadline-exceeded', 'unreached'],
    ['unauthenticated', 'notLoggedIn'],
    ['file-refused', 'fileRefused'],
    ['resource-exhausted', 'other'],
  ])('tells of %s as %s', async (code, expected) => {
    const backend = server();
    backend.request.mockRejectedValue(new BackendError(code));
    expect(await problemOf(requestToJoin(backend, ana, input))).toMatchObject({ problem: expected });
  });
});

it.each([
  ['letter.pdf', 'application/pdf'],
  ['letter.txt', 'text/plain'],
])('hands on %s as it is, with the type the browser gave it', (name, type) => {
  const file = new File(['x'], name, { type });
  expect(typedProof(file)).toBe(file);
});
