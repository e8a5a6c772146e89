import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { MAX_PROOF_BYTES } from '../limits';
import { DAY_MS } from '../time';
import { fileExtension, joinSchema, profileSchema } from './account';
import { postInputSchema } from './content';
import { eventInputSchema, unmovedEventInputSchema } from './event';
import { signUpSchema } from './password';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const messages = (schema: v.GenericSchema, input: unknown): Record<string, string> => {
  const result = v.safeParse(schema, input);
  const issues = result.success ? [] : result.issues;
  // A form shows the first message of a field.
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
};

describe('signUpSchema', () => {
  const stay = { keepSignedIn: false };
  const names = { firstName: ' Ana ', lastName: 'Silva' };
  const valid = { ...names, email: ' Ana@Example.test ', password: 'a-test-password', ...stay };

  it('trims names and lowers the address', () =>
    expect(v.parse(signUpSchema, valid)).toEqual({
      firstName: 'Ana',
      lastName: 'Silva',
      email: 'ana@example.test',
      password: 'a-test-password',
      keepSignedIn: false,
    }));

  it('needs all four', () =>
    expect(
      messages(signUpSchema, { firstName: ' ', lastName: '', email: '', password: '', ...stay }),
    ).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      password: 'required',
    }));

  it.each([
    ['kX9#vqa', 'passwordTooShort'],
    [`kX9#vqaz ${'la '.repeat(64)}`, 'tooLong'],
    ['Password2026!', 'passwordCommon'],
    ['AnaSilva!', 'passwordPersonal'],
  ])('refuses the password %s', (password, message) =>
    expect(messages(signUpSchema, { ...valid, password })).toEqual({ password: message }),
  );

  it('names a malformed address', () =>
    expect(messages(signUpSchema, { ...valid, email: 'ana@' })).toEqual({ email: 'email' }));
});

it.each([
  ['letter.PDF', 'pdf'],
  ['letter.tar.pdf', 'pdf'],
  ['letter', ''],
  ['letter.', ''],
])('the extension of %s is %j', (name, extension) => expect(fileExtension(name)).toBe(extension));

describe('joinSchema', () => {
  const proof = new File(['x'], 'letter.PDF');

  it('accepts a code and a document, whatever the case of its extension', () =>
    expect(messages(joinSchema, { code: 'oak-abc', proof })).toEqual({}));

  it.each([
    [{ code: ' ', proof }, { code: 'codeRequired' }],
    [{ code: 'null', proof }, { code: 'codeRequired' }],
    [{ code: 'a', proof: undefined }, { proof: 'proofRequired' }],
    [{ code: 'a', proof: new File(['x'], 'letter.docx') }, { proof: 'proofType' }],
    [{ code: 'a', proof: new File(['x'], 'pdf') }, { proof: 'proofType' }],
    [{ code: 'a', proof: new File([], 'a.pdf') }, { proof: 'proofEmpty' }],
    [
      { code: 'a', proof: new File([new Uint8Array(MAX_PROOF_BYTES + 1)], 'a.pdf') },
      { proof: 'proofTooBig' },
    ],
  ])('refuses case %#', (input, expected) => expect(messages(joinSchema, input)).toMatchObject(expected));
});

it('a child needs both parts', () =>
  expect(
    messages(profileSchema, {
      firstName: 'A',
      lastName: 'B',
      bio: '',
      children: [{ name: 'Kim', gradeOrRoom: ' ' }],
    }),
  ).toEqual({ 'children.0.gradeOrRoom': 'childIncomplete' }));

it('a post is not only blanks', () =>
  expect(messages(postInputSchema, { content: ' \n ' })).toEqual({ content: 'required' }));

const fair = {
  title: 'Fair',
  location: '',
  description: '',
  places: null,
  rsvpsClosed: false,
  isCancelled: false,
};

it('an event does not end before it starts', () => {
  const event = { ...fair, start: inDays(0), end: inDays(-1) };
  expect(messages(eventInputSchema, event)).toEqual({ end: 'endBeforeStart' });
  expect(messages(unmovedEventInputSchema, event)).toEqual({ end: 'endBeforeStart' });
  expect(messages(eventInputSchema, { ...event, end: null })).toEqual({});
});

test.each([
  [-364.9, null, {}],
  [-365.1, null, { start: 'eventTooEarly' }],
  [1095.9, null, {}],
  [1096.1, null, { start: 'eventTooLate' }],
  [1, 60.9, {}],
  [1, 61.1, { end: 'eventTooLong' }],
])('an event from day %d to day %d is in bounds, or is told why not', (start, end, told) => {
  const times = { start: inDays(start), end: end === null ? null : inDays(end) };
  const event = { ...fair, ...times };
  expect(messages(eventInputSchema, event)).toEqual(told);
  expect(messages(unmovedEventInputSchema, event)).toEqual({});
});
