import { useState } from 'react';
import type { AssistantPort } from '@/backend/ports/assistant';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { Answer, Recommendations } from '@/domain/assistant/answers';
import type { TipSet } from '@/domain/entities/outreach';
import type { User } from '@/domain/entities/user';
import { SessionProvider, useSession } from '@/features/session';
import { ParentAssistantPage } from '../parent-assistant-page';

/** Tips whose texts say whose they are. */
export const someTips = (mark: string, fields: Partial<Recommendations> = {}): Recommendations => ({
  bookRecommendationText: `${mark} book`,
  bookRecommendationLink: 'https://search.worldcat.org/search?q=book',
  localActivityText: `${mark} activity`,
  localActivityLink: 'https://www.openstreetmap.org/search?query=park',
  learningToolText: `${mark} tool`,
  learningToolLink: 'https://phet.colorado.edu/',
  enrichmentIdeaText: `${mark} idea`,
  enrichmentIdeaLink: 'javascript:alert(1)',
  source: 'ai',
  gradeBand: '3-5',
  ...fields,
});

export const aTipSet = (mark: string, createdAt: string, fields: Partial<TipSet> = {}): TipSet => ({
  ...someTips(mark),
  id: `${mark}-${createdAt}`,
  userId: 'ana',
  createdAt: new Date(createdAt),
  ...fields,
});

export const anAnswer = (fields: Partial<Answer> = {}): Answer => ({
  answer: 'Read aloud. Stop while it is exciting.',
  outcome: 'answered',
  source: 'ai',
  professional: null,
  remaining: 2,
  ...fields,
});

const MEMBER: Partial<User> = {
  approved: true,
  approvedSchools: ['oak'],
  schoolIds: ['oak'],
  schools: [{ schoolId: 'oak', schoolName: 'Oak Hill' }],
  children: [{ name: 'Mia', gradeOrRoom: '3rd grade' }],
};

// What the app's guard and router do around the page.
function Screens() {
  const session = useSession();
  const [shown, setShown] = useState(true);
  if (session.status !== 'signed-in') return null;
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        another page
      </button>
      {shown && <ParentAssistantPage />}
    </>
  );
}

interface Options {
  user?: Partial<User>;
  sets?: TipSet[];
}

/** The page for a member, over the calls a test names; the others answer kindly. */
export function openPage(calls: Partial<AssistantPort> = {}, { user, sets = [] }: Options = {}) {
  const account = fakeAccount(aUser({ ...MEMBER, ...user }));
  const assistant: AssistantPort = {
    usage: () => Promise.resolve({ remaining: 3, limit: 10, source: 'ai' }),
    recommendations: () => Promise.resolve(someTips('Today’s')),
    ask: () => Promise.resolve(anAnswer()),
    sendFeedback: () => Promise.resolve(),
    watchTipSets: (_uid, observer) => {
      observer.next(sets);
      return () => undefined;
    },
    ...calls,
  };
  const backend = fakeBackend({ auth: account.auth, users: account.users, assistant });
  return renderWithBackend(
    <SessionProvider>
      <Screens />
    </SessionProvider>,
    backend,
  );
}
