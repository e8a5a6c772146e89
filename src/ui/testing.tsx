import { cleanup, configure, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { ConfirmProvider } from './confirm-provider';
import { ToastProvider } from './toast-provider';

// For component tests only: importing this loads every English message and cleans up after each test.
const messages = import.meta.glob<Record<string, unknown>>('../messages/en/*.json', {
  eager: true,
  import: 'default',
});

// A second is too short for a chunk that is fetched on a machine busy with other suites; whoever finds waits no longer.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(async () => {
  await startI18n('en');
  for (const [path, bundle] of Object.entries(messages)) {
    i18next.addResourceBundle('en', path.replace(/^.*\/|\.json$/g, ''), bundle);
  }
});
afterEach(cleanup);

/** Renders with router, toasts and confirmations around it; `user` types and clicks like a person. */
export function renderUi(
  ui: ReactElement,
  {
    route = '/',
    wrap = (inner: ReactNode) => inner,
  }: { route?: string; wrap?: (inner: ReactNode) => ReactNode } = {},
): RenderResult & { user: UserEvent } {
  const user = userEvent.setup();
  const result = render(ui, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[route]}>
        <ToastProvider>
          <ConfirmProvider>{wrap(children)}</ConfirmProvider>
        </ToastProvider>
      </MemoryRouter>
    ),
  });
  return { ...result, user };
}
