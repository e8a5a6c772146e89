import { fireEvent, screen } from '@testing-library/react';
import { DEFAULT_RULES } from '@/domain/community-rules';
import { DEFAULT_RULES_SETTINGS } from '@/domain/entities/community-settings';
import type { ContactCard, ContactRequest, ContactShare } from '@/domain/entities/contact';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { ContactsPage } from '@/features/contacts';
import { CasePage, CommunityPage, ModerateButton } from '@/features/moderation';
import { aCase, DEFAULT_COMMUNITY } from '@/features/moderation/testing';
import { ReportButton, ReportsPage } from '@/features/reports';
import { aNotice } from '@/features/reports/testing';
import { aMemberOfTwo } from '@/features/session/testing';
import { type Parts, press, type TypedPlace } from './typed-world';

const ana = aMemberOfTwo();
const moderator = { ...ana, uid: 'mo', isModerator: true };

/** The first case about its author, for whoever looks. */
const caseOf = (about: ModerationCase): Parts['cases'] => ({
  watch: (_id, observer) => {
    observer.next({ ...about, handlerIds: ['mo', 'eve'] });
    return () => undefined;
  },
  earlier: async () => [],
});

const tells =
  <T,>(value: T) =>
  (_of: string, observer: { next: (told: T) => void }) => {
    observer.next(value);
    return () => undefined;
  };

/** What is said to those who run a school, by them, and of how one is reached. */
export const COMMUNITY: TypedPlace[] = [
  {
    name: 'contact details',
    person: ana,
    path: '/contacts',
    page: <ContactsPage />,
    parts: (write) => ({
      contacts: {
        saveCard: write,
        watchCard: tells<ContactCard | null>(null),
        watchRequestsTo: tells<ContactRequest[]>([]),
        watchSharesBy: tells<ContactShare[]>([]),
        watchSharesWith: tells<ContactShare[]>([]),
      },
    }),
    typed: { 'Phone (optional)': '555 12 34', 'Email for other parents (optional)': 'ana@home.test' },
    submit: 'Save',
  },
  {
    name: 'report',
    person: ana,
    path: '/post/:postId',
    route: '/post/p1',
    page: (
      <ReportButton target={{ kind: 'post', id: 'p1', schoolId: 'oak' }} subjectId="zoe">
        Report
      </ReportButton>
    ),
    parts: (write) => ({
      reports: { report: write },
      community: {
        watchRules: (_schoolId, observer) => {
          observer.next(DEFAULT_RULES_SETTINGS);
          return () => undefined;
        },
      },
    }),
    reach: () => press('Report'),
    stepBack: () => press('Cancel'),
    typed: { 'What should the moderators know? (optional)': 'He shouts' },
    secrets: () => fireEvent.click(screen.getByLabelText('No advertising')),
    submit: 'Send report',
  },
  {
    name: 'appeal',
    person: ana,
    path: '/reports',
    page: <ReportsPage />,
    parts: (write) => ({
      reports: {
        watchNotices: (_uid, observer) => {
          observer.next([aNotice()]);
          return () => undefined;
        },
        watchOwn: (_uid, observer) => {
          observer.next([]);
          return () => undefined;
        },
        appeal: write,
      },
    }),
    // The form is open where something was typed.
    reach: async () => {
      await screen.findByText('Appeal');
      if (!screen.queryByText('Send appeal')) await press('Appeal');
    },
    typed: { 'Why should this be decided differently?': 'It was a joke' },
    submit: 'Send appeal',
  },
  {
    name: 'decision about a report',
    person: moderator,
    path: '/moderator/reports/:caseId',
    route: '/moderator/reports/case',
    page: <CasePage />,
    parts: (write) => ({
      cases: { ...caseOf(aCase()), decide: write },
      community: DEFAULT_COMMUNITY,
    }),
    secrets: () => fireEvent.click(screen.getByRole('radio', { name: 'Warn' })),
    typed: { 'Words to the author (optional)': 'Please stop.' },
    submit: 'Decide',
  },
  {
    name: 'answer to an appeal',
    person: moderator,
    path: '/moderator/reports/:caseId',
    route: '/moderator/reports/case',
    page: <CasePage />,
    parts: (write) => ({
      cases: {
        ...caseOf(
          aCase({
            status: 'appealed',
            appeal: {
              ...{ words: 'It was a joke.', at: new Date(), outcome: null },
              ...{ answer: null, by: null, decidedAt: null },
            },
          }),
        ),
        decideAppeal: write,
      },
    }),
    secrets: () => fireEvent.click(screen.getByRole('radio', { name: 'Uphold' })),
    typed: { 'Answer (optional)': 'We see.' },
    submit: 'Decide the appeal',
  },
  {
    name: 'act on what nobody has reported',
    person: moderator,
    path: '/groups/:groupId',
    route: '/groups/chess',
    page: (
      <ModerateButton
        target={{ kind: 'group', id: 'chess', schoolId: 'oak' }}
        subjectId="ben"
        label="Hide or remove..."
      >
        Hide or remove...
      </ModerateButton>
    ),
    parts: (write) => ({ cases: { moderate: write }, community: DEFAULT_COMMUNITY }),
    reach: () => press('Hide or remove...'),
    stepBack: () => press('Cancel'),
    secrets: () => {
      fireEvent.click(screen.getByRole('radio', { name: 'Warn' }));
      fireEvent.change(screen.getByLabelText('Which rule does it break?'), { target: { value: 'respect' } });
    },
    typed: { 'Words to the author (optional)': 'Please stop.' },
    submit: 'Decide',
  },
  {
    name: 'rules of a school',
    person: moderator,
    path: '/moderator/community',
    page: <CommunityPage />,
    parts: (write) => ({ cases: { saveCommunity: write }, community: DEFAULT_COMMUNITY }),
    untouched: {
      Title: DEFAULT_RULES[0]?.title ?? '',
      'What it says': DEFAULT_RULES[0]?.text ?? '',
      'Reminder beside pictures': DEFAULT_RULES_SETTINGS.photoRule,
      'Words (optional)': '',
    },
    typed: {
      Title: 'Children first',
      'What it says': 'They are.',
      'Reminder beside pictures': 'Ask first.',
      'Words (optional)': 'fool',
    },
    submit: 'Save',
  },
];
