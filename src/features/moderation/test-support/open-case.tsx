import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { BackendError, type ErrorCode } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { CasesPort } from '@/backend/ports/cases';
import type { PostsPort } from '@/backend/ports/posts';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import type { User } from '@/domain/entities/user';
import { renderSignedIn } from '@/features/session/testing';
import { CasePage } from '../case/case-page';
import { aModerator, DEFAULT_COMMUNITY } from '../testing';

/** Opens the page of a case, null for one that is not there; `show` and `refuse` are what its watch tells. */
export async function openCase(
  about: ModerationCase | null,
  {
    user = aModerator(),
    cases = {},
    posts = {},
  }: { user?: User; cases?: Partial<CasesPort>; posts?: Partial<PostsPort> } = {},
) {
  let observer: Observer<ModerationCase | null> | undefined;
  const watch: CasesPort['watch'] = (_id, told) => {
    observer = told;
    told.next(about);
    return () => undefined;
  };
  const { user: person, unmount } = await renderSignedIn(
    <Routes>
      <Route path="/moderator/reports/:caseId" element={<CasePage />} />
    </Routes>,
    {
      cases: { watch, earlier: async () => [], ...cases },
      posts,
      community: DEFAULT_COMMUNITY,
      directory: {
        watchMember: (_school, uid, told) => {
          told.next(
            uid === 'zoe'
              ? {
                  ...{ uid, firstName: 'Zoe', lastName: 'Costa', profilePicUrl: null, bio: '' },
                  ...{ children: [], joinedAt: null, searchTokens: [] },
                }
              : null,
          );
          return () => undefined;
        },
      },
    },
    user,
    { route: '/moderator/reports/case' },
  );
  const show = (next: ModerationCase | null) => act(async () => observer?.next(next));
  const refuse = (code: ErrorCode) => act(async () => observer?.error(new BackendError(code)));
  const choose = (name: string) => person.click(screen.getByRole('radio', { name }));
  const decide = () => person.click(screen.getByRole('button', { name: 'Decide' }));
  return { person, unmount, show, refuse, choose, decide };
}
