import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { DEFAULT_RULES } from '@/domain/community-rules';
import { NOTIFICATION_KINDS } from '@/domain/notification-kinds';
import { tokenOf } from './client.ts';
import { functionUrl, newIp } from './http.ts';
import { createMember, createSchool, createSchoolCode } from './people.ts';

/** What a sound input is about. */
export interface Known {
  code: string;
  uid: string;
  schoolId: string;
}

/** A sound input of every callable; tests spoil one thing of it. */
export const SOUND: Record<string, (known: Known) => object> = {
  sendApprovalEmail: () => ({
    email: `${randomUUID()}@schoolgate.test`,
    firstName: 'Ana',
    schoolName: 'Maple',
  }),
  askParentAssistant: ({ schoolId }) => ({ question: 'Why?', gradeOrRoom: '3rd grade', schoolId }),
  submitParentAssistantFeedback: () => ({ message: 'Good.' }),
  getParentRecommendations: ({ uid, schoolId }) => ({
    userId: uid,
    gradeOrRoom: '3rd grade',
    schoolId,
    ageFallback: 'ages 5 to 9',
  }),
  getParentAssistantUsage: () => ({}),
  submitForm: () => ({
    form: 'contact',
    email: 'ana@schoolgate.test',
    website: '',
    requestId: randomUUID(),
    name: 'Ana',
    message: 'Hello',
  }),
  sendInviteEmail: ({ code }) => ({
    recipientEmail: `${randomUUID()}@schoolgate.test`,
    inviteCode: code,
    schoolName: 'Maple',
    inviterName: 'Ana',
    requestId: randomUUID(),
  }),
  lookUpInviteCode: ({ code }) => ({ code }),
  measureStatistics: () => ({}),
  sendVerificationEmail: () => ({}),
  requestAddressChange: () => ({ email: `${randomUUID()}@schoolgate.test` }),
  requestPasswordReset: () => ({ email: `${randomUUID()}@schoolgate.test` }),
  setNewPassword: () => ({ token: 'a'.repeat(43), password: 'three small cats' }),
  checkAccountLink: () => ({ token: 'a'.repeat(43) }),
  followAccountLink: () => ({ token: 'a'.repeat(43) }),
  reportContent: ({ uid, schoolId }) => ({
    target: { kind: 'profile', id: uid, schoolId },
    ruleId: 'respect',
    words: 'Why',
  }),
  moderateContent: ({ uid, schoolId }) => ({
    target: { kind: 'profile', id: uid, schoolId },
    act: 'warn',
    days: null,
    ruleId: 'respect',
    words: null,
  }),
  decideReport: () => ({
    caseId: randomUUID(),
    seen: 1,
    act: 'pause',
    days: 7,
    ruleId: 'respect',
    words: null,
    badFaith: [randomUUID()],
  }),
  appealDecision: () => ({ caseId: randomUUID(), words: 'Why' }),
  decideAppeal: () => ({ caseId: randomUUID(), outcome: 'upheld', answer: null }),
  saveCommunitySettings: ({ schoolId }) => ({
    schoolId,
    version: 0,
    rules: DEFAULT_RULES,
    photoRule: 'Ask first.',
    contacts: [{ name: 'Office', phone: '555 1234' }],
    askedWords: ['price'],
  }),
  ...Object.fromEntries(
    // The last one ends what the others are about.
    ['saveCalendarFeed', 'getCalendarFeedAddress', 'renewCalendarFeed', 'endCalendarFeed'].map((name) => [
      name,
      ({ schoolId }: Known) => ({ schoolId, choice: 'accepted' }),
    ]),
  ),
  sendTestPush: () => ({}),
  unsubscribe: () => ({ token: `${'a'.repeat(64)}.x` }),
  getMailChoices: () => ({ token: `${'a'.repeat(38)}.x` }),
  changeMailChoices: () => ({
    token: `${'a'.repeat(38)}.x`,
    choices: {
      kinds: Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, 'digest'])),
      digest: { rhythm: 'daily', hour: 17 },
    },
  }),
  requestDataExport: () => ({}),
  requestAccountDeletion: () => ({ keepPosts: true }),
  cancelAccountDeletion: () => ({}),
  leaveSchool: () => ({ schoolId: 'nowhere' }),
  // Of a school that is not there: the others need theirs.
  ...Object.fromEntries(
    ['exportSchool', 'renameSchool', 'archiveSchool', 'restoreSchool', 'deleteSchool'].map((name) => [
      name,
      () => ({ schoolId: 'nowhere', name: 'Maple', city: 'Springfield', timeZone: 'UTC' }),
    ]),
  ),
  // Last, as it ends the sign-in that all of them use.
  signOutEverywhere: () => ({}),
};

/** As many calls at once: hundreds one after another take a minute on a busy machine. */
const AT_ONCE = 8;

/** Admins, who get furthest: several, as one account may call a function so often a minute and no more. */
export async function createCallers() {
  const school = await createSchool();
  const admins = await Promise.all(
    Array.from({ length: 4 }, () => createMember(school, { isAdmin: true, isModerator: true })),
  );
  const known: Known = {
    code: await createSchoolCode(school),
    uid: admins[0]?.uid ?? '',
    schoolId: school.id,
  };
  const tokens = await Promise.all(admins.map(tokenOf));

  /** The statuses of many calls, in their order. */
  async function statusesOf(name: string, inputs: readonly unknown[]): Promise<string[]> {
    const statuses: string[] = [];
    // One is soon refused: each measure counts the parents of all the schools that the files before have made.
    const by = name === 'measureStatistics' ? tokens.slice(0, 1) : tokens;
    for (let start = 0; start < inputs.length; start += AT_ONCE) {
      const some = inputs.slice(start, start + AT_ONCE);
      const calls = some.map((input, index) => statusOf(name, input, by[index % by.length]));
      statuses.push(...(await Promise.all(calls)));
    }
    return statuses;
  }
  return { known, statusesOf };
}

/** Those of the inputs that a callable answered as if the fault were ours. */
export const faultsAmong = <Input>(inputs: readonly Input[], statuses: readonly string[]): Input[] =>
  inputs.filter((_, index) => ['INTERNAL', 'UNKNOWN'].includes(statuses[index] ?? 'UNKNOWN'));

async function statusOf(name: string, data: unknown, token: string | undefined): Promise<string> {
  const response = await fetch(functionUrl(name), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      origin: 'http://localhost:5173',
      'x-forwarded-for': newIp(),
    },
    body: JSON.stringify({ data }),
  });
  // Without it a page would read a network failure.
  expect(response.headers.get('access-control-allow-origin')).toBeTruthy();
  const { error } = (await response.json()) as { error?: { status: string } };
  return error?.status ?? 'OK';
}
