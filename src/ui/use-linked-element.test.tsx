import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useLinkedElement } from './use-linked-element';

/** The page, before and after what its address names has come. */
function Page({ isThere }: { isThere: boolean }) {
  useLinkedElement(isThere ? 'named' : null);
  return (
    <>
      <input aria-label="Comment" />
      <Link to="/#named">There</Link>
      {isThere && (
        <p id="named" tabIndex={-1}>
          Named
        </p>
      )}
    </>
  );
}

const scrollIntoView = vi.fn<() => void>();
beforeEach(() => {
  scrollIntoView.mockClear();
  const spy = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView);
  // Files share the window.
  onTestFinished(() => spy.mockRestore());
});

const page = (isThere: boolean) => (
  <MemoryRouter>
    <Page isThere={isThere} />
  </MemoryRouter>
);

function open() {
  const { rerender } = render(page(false));
  return { come: () => rerender(page(true)), user: userEvent.setup() };
}

it('leads to what the address names once it is there', () => {
  const { come } = open();
  expect(scrollIntoView).not.toHaveBeenCalled();
  come();
  expect(screen.getByText('Named')).toHaveFocus();
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

it('leaves who types where they are, and leads there when the link is pressed', async () => {
  const { come, user } = open();
  await user.type(screen.getByLabelText('Comment'), 'Ye');
  come();
  await user.keyboard('s');
  expect(screen.getByLabelText('Comment')).toHaveValue('Yes');
  expect(scrollIntoView).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'There' }));
  expect(screen.getByText('Named')).toHaveFocus();
  expect(scrollIntoView).toHaveBeenCalledOnce();
});
