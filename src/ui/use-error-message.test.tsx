import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BackendError, ERROR_CODES } from '@/backend/errors';
import { renderUi } from '@/ui/testing';
import { useErrorMessage } from './use-error-message';

const Said = ({ error, otherwise }: { error: Error; otherwise?: string }) => (
  <p>{useErrorMessage()(error, otherwise)}</p>
);
const said = (error: Error, otherwise?: string) => {
  renderUi(<Said error={error} {...(otherwise && { otherwise })} />);
  return screen.getByRole('paragraph').textContent;
};

it.each(ERROR_CODES)('says of %s what is known, and the caller’s words only where nothing is', (code) => {
  const isUnexplained = code === 'unknown' || code === 'internal';
  const text = said(new BackendError(code), 'That did not work.');
  if (isUnexplained) expect(text).toBe('That did not work.');
  else expect(text).not.toMatch(/Something went wrong\.|did not work/);
  expect(text).not.toBe(code);
});

it('has words for what it knows nothing of', () => {
  expect(said(new Error('secret'))).toBe('Something went wrong. Please try again.');
});
