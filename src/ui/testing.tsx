import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ConfirmProvider } from './confirm-provider';
import { ToastProvider } from './toast-provider';

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
