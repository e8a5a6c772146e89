import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { SubmitFormInput } from '@/domain/inputs/outreach';
import { renderUi } from '@/ui/testing';
import { ContactPage } from './contact-page';

it('keeps what was typed through a failure, and sends the same request again', async () => {
  const submitForm = vi
    .fn<(input: SubmitFormInput) => Promise<void>>()
    .mockRejectedValueOnce(new BackendError('resource-exhausted'))
    .mockRejectedValueOnce(new BackendError('resource-exhausted', { retryAt: new Date(2026, 2, 1, 15, 0) }))
    .mockResolvedValue(undefined);
  const forms = { submitForm, inviteParent: () => Promise.resolve(), preload: vi.fn() };
  const { user } = renderUi(<ContactPage forms={forms} />);
  const send = () => user.click(screen.getByRole('button', { name: 'Send message' }));

  await send();
  expect(await screen.findAllByText('Please fill in this field.')).toHaveLength(3);
  expect(submitForm).not.toHaveBeenCalled();

  await user.type(screen.getByLabelText('Your name'), 'Ana');
  await user.type(screen.getByLabelText('Your email'), 'Ana@Example.test');
  await user.type(screen.getByLabelText('Your message'), 'Hello');
  expect(forms.preload).toHaveBeenCalled();
  await send();
  expect(await screen.findByText('You have reached a limit. Please try again later.')).toBeInTheDocument();
  expect(screen.getByLabelText('Your message')).toHaveValue('Hello');

  await send();
  expect(
    await screen.findByText(/please try again after Sun, Mar 1,( 2026,)? 3:00 PM UTC/),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Your message')).toHaveValue('Hello');

  await send();
  expect(await screen.findByText('Thank you, Ana. Your message has reached us.')).toBeInTheDocument();
  const [first, second] = submitForm.mock.calls.map(([input]) => input);
  expect(first).toMatchObject({ form: 'contact', name: 'Ana', email: 'ana@example.test', website: '' });
  expect(second).toEqual(first);
  expect(screen.getByLabelText('Your message')).toHaveValue('');
});
