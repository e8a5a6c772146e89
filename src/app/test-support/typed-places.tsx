import { fireEvent, screen } from '@testing-library/react';
import type { Observer } from '@/backend/live';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { newReferral } from '@/domain/entities/referral';
import type { User } from '@/domain/entities/user';
import type { NamesInput } from '@/domain/inputs/account';
import { AdminPage, UsersPage } from '@/features/admin';
import { ParentAssistantPage } from '@/features/assistant';
import { LogInPage, ResetPasswordPage, SignUpPage } from '@/features/auth';
import { InvitesPage } from '@/features/invites';
import { PendingRequestsPage } from '@/features/join-requests';
import { JoinSchoolPage, SchoolSignUpPage } from '@/features/joining';
import { letter, maple, never } from '@/features/joining/testing';
import { loadContactPage, loadInterestPage, loadLandingPage } from '@/features/landing';
import { aMember, aMemberOfTwo } from '@/features/session/testing';
import { COMMUNITY } from './typed-community';
import { type Parts, press, type TypedPlace, type } from './typed-world';

const ContactPage = await loadContactPage();
const InterestPage = await loadInterestPage();
const LandingPage = await loadLandingPage();

const password = () => type('Password', 'a-test-password');
const account = { 'First name': 'Ana', 'Last name': 'Silva', Email: 'ana@example.test' };
const schools = {
  findBySlug: async () => maple,
  findCode: async () => null,
};

const publicForms = (write: () => Promise<never>) => ({
  submitForm: write,
  inviteParent: write,
  preload: () => undefined,
});
/** Public pages are given their forms by the app, which has no backend there. */
function aPublicPlace(
  place: Pick<TypedPlace, 'name' | 'path' | 'typed' | 'submit'>,
  Page: typeof ContactPage,
): TypedPlace {
  let send: () => Promise<never> = () => new Promise(() => undefined);
  return {
    ...place,
    person: null,
    page: <Page forms={publicForms(() => send())} />,
    parts: (write) => {
      send = write;
      return {};
    },
  };
}

/** Where nobody is signed in yet. */
export const DOORS: TypedPlace[] = [
  {
    name: 'sign-up',
    person: null,
    path: '/signup',
    page: <SignUpPage />,
    parts: (write) => ({ auth: { signUp: write }, schools }),
    typed: account,
    secrets: password,
    submit: 'Create account',
  },
  {
    name: 'sign-up on a school’s page',
    person: null,
    path: '/maple-grove',
    page: <SchoolSignUpPage />,
    parts: (write) => ({ auth: { signUp: write }, schools }),
    typed: account,
    secrets: password,
    submit: 'Join Maple Grove Community',
  },
  {
    name: 'log-in',
    person: null,
    path: '/login',
    page: <LogInPage />,
    parts: (write) => ({ auth: { signIn: write }, schools }),
    typed: { Email: 'ana@example.test' },
    secrets: password,
    submit: 'Log In',
  },
  {
    name: 'new password',
    person: null,
    path: '/reset-password',
    page: <ResetPasswordPage />,
    parts: (write) => ({ auth: { sendPasswordReset: write }, schools }),
    typed: { Email: 'ana@example.test' },
    submit: 'Send reset email',
  },
  aPublicPlace(
    {
      name: 'contact',
      path: '/contact',
      typed: { 'Your name': 'Ana', 'Your email': 'ana@example.test', 'Your message': 'Hello' },
      submit: 'Send message',
    },
    ContactPage,
  ),
  aPublicPlace(
    {
      name: 'waitlist',
      path: '/interest',
      typed: { 'Your email': 'ana@example.test', 'School name and city': 'Oak School' },
      submit: 'Put me on the list',
    },
    InterestPage,
  ),
  aPublicPlace(
    {
      name: 'mail to another parent',
      path: '/interest',
      typed: { 'Their email': 'ben@example.test' },
      submit: 'Send',
    },
    InterestPage,
  ),
  aPublicPlace(
    {
      name: 'request for an invite code',
      path: '/',
      typed: { 'Your email': 'ana@example.test', 'School and city': 'Oak School', 'You are': 'staff' },
      submit: 'Send request',
    },
    ({ forms }) => <LandingPage forms={forms} loadBackend={never} />,
  ),
];

const request: PendingRequest = {
  id: 'ben_maple',
  userId: 'ben',
  email: 'ben@example.test',
  emailConfirmed: true,
  firstName: 'Ben',
  lastName: 'Silva',
  formerName: null,
  schoolId: 'maple',
  schoolName: 'Maple Grove',
  inviteCode: null,
  proofPath: null,
  hasProof: false,
  requestedAt: new Date(),
  replacedAt: null,
  note: null,
  status: 'pending',
};
/** Each of them has another school to go to. */
const ana = aMemberOfTwo();
const codes = Object.fromEntries(ana.schoolIds.map((schoolId) => [schoolId, `${schoolId}-ana`]));
const ben = aMember({ uid: 'ben', firstName: 'Ben', lastName: 'Silva' });
const admin = { ...ana, uid: 'ada', isAdmin: true };

const assistant = (calls: object): Parts => ({
  assistant: {
    usage: async () => ({ remaining: 3, limit: 10, source: 'ai' }),
    recommendations: () => new Promise<never>(() => undefined),
    watchTipSets: () => () => undefined,
    ...calls,
  },
});

/** Where somebody is signed in. */
export const INSIDE: TypedPlace[] = [
  {
    name: 'join by code',
    person: ana,
    path: '/join-school',
    page: <JoinSchoolPage />,
    parts: (write) => ({ schools: { ...schools, findCode: write } }),
    typed: { 'Invite code': 'maple-abc' },
    secrets: () => fireEvent.change(screen.getByLabelText('Proof document'), { target: { files: [letter] } }),
    submit: 'Request to Join',
  },
  {
    name: 'names of an account',
    person: ana,
    path: '/join-school',
    page: <JoinSchoolPage />,
    parts: (write) => ({
      // Nothing is on record of it, and the account has no name.
      users: {
        watch: (_uid: string, observer: Observer<User | null>) => {
          observer.next(null);
          return () => undefined;
        },
      },
      auth: { completeAccount: (names?: NamesInput) => (names ? write() : Promise.resolve(false)) },
    }),
    typed: { 'First name': 'Ana', 'Last name': 'Silva' },
    submit: 'Save my name',
  },
  {
    name: 'invites',
    person: ana,
    path: '/invites',
    page: <InvitesPage />,
    parts: (write) => ({
      invites: {
        send: write,
        watchMine: () => () => undefined,
        watchReferral: (uid, observer) => {
          observer.next({ ...newReferral(uid), codes });
          return () => undefined;
        },
      },
    }),
    typed: { 'Email addresses': 'ben@example.test, carl@example.test' },
    submit: 'Send invites',
  },
  {
    name: 'question',
    person: ana,
    path: '/parent-assistant',
    page: <ParentAssistantPage />,
    parts: (write) => assistant({ ask: write }),
    typed: { 'Your question': 'Why read?' },
    submit: 'Ask',
  },
  {
    name: 'feedback',
    person: ana,
    path: '/parent-assistant',
    page: <ParentAssistantPage />,
    parts: (write) => assistant({ sendFeedback: write }),
    typed: { 'What do you think of the Parent Assistant?': 'Good tips' },
    submit: 'Submit',
  },
  {
    name: 'reason of a rejection',
    person: { ...ana, uid: 'mo', isModerator: true },
    path: '/admin/pending-requests',
    page: <PendingRequestsPage />,
    parts: (write) => ({
      joining: {
        watchPending: (_schools, _count, observer) => {
          observer.next([request]);
          return () => undefined;
        },
        countPending: async () => 1,
        cooldowns: async () => [],
        inviter: async () => ({ kind: 'school' }),
        reject: write,
      },
    }),
    reach: () => press('Reject'),
    stepBack: () => press('Cancel'),
    typed: { 'Reason (optional)': 'No document' },
    submit: 'Reject request',
  },
  {
    name: 'new school',
    person: admin,
    path: '/admin',
    page: <AdminPage />,
    parts: (write) => ({ admin: { schools: async () => [], createSchool: write } }),
    typed: { 'School name': 'Birch School', City: 'Porto' },
    submit: 'Create school',
  },
  {
    name: 'reason of a removal',
    person: admin,
    path: '/admin/users',
    route: '/admin/users?user=ben',
    page: <UsersPage />,
    parts: (write) => ({
      admin: {
        watchUser: (_uid, observer) => {
          observer.next(ben);
          return () => undefined;
        },
        removeMember: write,
      },
    }),
    reach: () => press('Remove'),
    stepBack: () => press('Cancel'),
    typed: { 'Reason (optional)': 'Has moved away' },
    submit: 'Remove',
  },
  ...COMMUNITY,
];
