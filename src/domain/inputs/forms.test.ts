import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { askInputSchema, feedbackInputSchema, recommendationsInputSchema } from '../assistant/inputs';
import { idSchema, imageUrlSchema } from '../fields';
import {
  accountLinkSchema,
  joinSchema,
  logInSchema,
  namesSchema,
  profileSchema,
  proofSchema,
  resetPasswordSchema,
} from './account';
import { commentInputSchema } from './content';
import { eventInputSchema } from './event';
import { groupInputSchema } from './group';
import { memberInviteSchema, sendInviteSchema, submitFormSchema, unsubscribeSchema } from './outreach';
import { signUpSchema } from './password';
import { schoolInputSchema } from './schools';

const letters = (count: number) => 'x'.repeat(count);
const requestId = '0b6f3a0e-8f0e-4a3f-9d5e-6c1d2e3f4a5b';
const email = 'ana@schoolgate.test';
const names = { firstName: 'Ana', lastName: 'Silva' };
const child = { name: 'Kim', gradeOrRoom: '2nd' };
const proof = new File(['x'], 'letter.pdf');
const envelope = { email, website: '', requestId };
const account = { ...names, email, password: 'a-test-password', keepSignedIn: true };
const soon = new Date();
const event = {
  title: 'Fair',
  start: soon,
  end: soon,
  location: '',
  description: '',
  places: 40,
  rsvpsClosed: false,
  isCancelled: false,
};
const tips = { userId: 'ana', gradeOrRoom: '', schoolId: 'oak', ageFallback: '' };
const ask = { question: 'Why?', gradeOrRoom: '2nd', schoolId: 'oak' };
const invite = { recipientEmail: email, inviteCode: 'oak-abc', requestId, resend: true };
const interested = {
  ...{ recipientEmail: email, schoolName: 'Oak', inviteCode: null, inviterName: 'Ana' },
  ...{ templateKey: 'interested', requestId },
};

const FORMS: [name: string, schema: v.GenericSchema, filled: Record<string, unknown>][] = [
  ['request', submitFormSchema, { form: 'request', ...envelope, school: 'Oak', role: 'Parent' }],
  ['waitlist', submitFormSchema, { form: 'waitlist', ...envelope, school: 'Oak' }],
  ['contact', submitFormSchema, { form: 'contact', ...envelope, name: 'Ana', message: 'Hi' }],
  ['invite of a visitor', sendInviteSchema, interested],
  ['invite of a member', memberInviteSchema, invite],
  ['the link of an account', accountLinkSchema, { token: 't' }],
  ['unsubscribe', unsubscribeSchema, { token: 't' }],
  ['sign-up', signUpSchema, account],
  ['log-in', logInSchema, { email, password: 'p', keepSignedIn: false }],
  ['reset', resetPasswordSchema, { email }],
  ['names', namesSchema, names],
  ['join', joinSchema, { code: 'oak-abc', proof }],
  ['document', proofSchema, { proof }],
  ['profile', profileSchema, { ...names, bio: '', children: [child] }],
  ['comment', commentInputSchema, { content: 'Yes' }],
  ['group', groupInputSchema, { name: 'Chess', description: '' }],
  ['school', schoolInputSchema, { name: 'Oak', city: 'Springfield', timeZone: 'America/Chicago' }],
  ['event', eventInputSchema, event],
  ['question', askInputSchema, ask],
  ['tips', recommendationsInputSchema, tips],
  ['feedback', feedbackInputSchema, { message: 'Fine' }],
];

describe('a form', () => {
  it.each(FORMS)('%s hands on all that was filled in', (_name, schema, filled) =>
    expect(v.parse(schema, filled)).toEqual(filled),
  );

  it.each(FORMS)('%s needs each of its fields, and takes no other kind of value', (_name, schema, filled) => {
    for (const field of Object.keys(filled)) {
      const { [field]: _left, ...rest } = filled;
      const isOptional = schema === memberInviteSchema && field === 'resend';
      expect([field, v.is(schema, rest)]).toEqual([field, isOptional]);
      expect([field, v.is(schema, { ...filled, [field]: Symbol('nonsense') })]).toEqual([field, false]);
    }
  });

  it.each<[string, v.GenericSchema, Record<string, unknown>]>([
    ['a request id that is none', submitFormSchema, { ...FORMS[1]?.[2], requestId: 'again' }],
    ['more in the trap than a person would', submitFormSchema, { ...FORMS[1]?.[2], website: letters(201) }],
    ['a request id of an invite that is none', memberInviteSchema, { ...invite, requestId: 'again' }],
    ['one of a visitor’s invite that is none', sendInviteSchema, { ...interested, requestId: 'again' }],
    ['no token', unsubscribeSchema, { token: '' }],
    ['a token that is too long', unsubscribeSchema, { token: letters(201) }],
  ])('refuses %s', (_what, schema, input) => expect(v.is(schema, input)).toBe(false));

  it('sends an invite once unless told otherwise', () => {
    const { resend: _left, ...rest } = invite;
    expect(v.parse(memberInviteSchema, rest)).toEqual({ ...rest, resend: false });
  });
});

describe('what a field says', () => {
  it.each<[string, v.GenericSchema, Record<string, unknown>, string]>([
    ['a long name', namesSchema, { ...names, firstName: letters(81) }, 'tooLong'],
    ['a long bio', profileSchema, { ...names, bio: letters(1_001), children: [] }, 'tooLong'],
    ['a long address', resetPasswordSchema, { email: `${letters(250)}@x.test` }, 'tooLong'],
    ['no address', resetPasswordSchema, { email: ' ' }, 'required'],
    ['a short password', signUpSchema, { ...account, password: 'short' }, 'passwordTooShort'],
    ['no password', logInSchema, { email, password: '', keepSignedIn: false }, 'required'],
    ['a long code', joinSchema, { code: letters(201), proof }, 'codeRequired'],
    ['no title', eventInputSchema, { ...event, title: ' ' }, 'required'],
    ['no start', eventInputSchema, { ...event, start: null }, 'required'],
    ['an end that is no date', eventInputSchema, { ...event, end: new Date(Number.NaN) }, 'dateInvalid'],
    ['a nameless child', profileSchema, profileWith([{ ...child, name: '' }]), 'childIncomplete'],
    ['a 13th child', profileSchema, profileWith(Array(13).fill(child)), 'tooMany'],
    ['a long grade', askInputSchema, { ...ask, gradeOrRoom: letters(41) }, 'tooLong'],
  ])('of %s', (_what, schema, input, message) => {
    const [issue] = v.safeParse(schema, input).issues ?? [];
    expect(issue?.message).toBe(message);
  });

  function profileWith(children: unknown[]) {
    return { ...names, bio: '', children };
  }
});

describe('texts', () => {
  it('lose the blanks around them', () => {
    expect(v.parse(profileSchema, { ...names, bio: ' Hello ', children: [] }).bio).toBe('Hello');
    expect(v.parse(commentInputSchema, { content: ' Yes ' }).content).toBe('Yes');
    expect(v.parse(joinSchema, { code: ' oak-abc ', proof }).code).toBe('oak-abc');
    expect(v.parse(resetPasswordSchema, { email: ' Ana@Schoolgate.test ' }).email).toBe(email);
  });
});

it.each([
  ['ana', true],
  ['a', true],
  [letters(200), true],
  [letters(201), false],
  ['', false],
  ['a/b', false],
  ['/a', false],
  ['a/', false],
])('an id may be %j: %s', (id, may) => expect(v.is(idSchema, id)).toBe(may));

it.each([
  [null, true],
  ['https://files.schoolgate.test/1x1.webp', true],
  ['picture.webp', false],
  [`https://files.schoolgate.test/${letters(2_000)}`, false],
])('the address of a picture may be %j: %s', (url, may) => expect(v.is(imageUrlSchema, url)).toBe(may));
