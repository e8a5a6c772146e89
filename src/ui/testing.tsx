import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
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

/** The names under which files are saved until the end of a test, which saves none. */
export function savedNames(): string[] {
  const names: string[] = [];
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file'),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    }),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return names;
}
