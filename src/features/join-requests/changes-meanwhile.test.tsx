import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { JoiningPort } from '@/backend/ports/joining';
import { ana, ben, open, press } from './testing';

const renamed = { ...ana, firstName: 'Eve', lastName: 'Adams' };
const replaced = { ...ana, proofPath: 'proof-uploads/ana-2-other.pdf', replacedAt: new Date() };
const NAME = /^The name has changed from Ana Silva to Eve Adams\. Please look again\.$/;
const DOCUMENT = 'The document has been replaced. Please look at the new one.';

const approved = () =>
  vi.fn<JoiningPort['approve']>().mockResolvedValue({ handled: true as const, mail: 'sent' as const });
const notFound = () => Promise.reject(new BackendError('not-found'));

describe('a name that changes while the list is open', () => {
  it('is told with the old one, and approved only after another look', async () => {
    const approve = approved();
    const { user, show } = await open({ approve });
    await show([ana, ben]);
    expect(screen.queryByText(NAME)).not.toBeInTheDocument();
    await show([renamed, ben]);
    expect(screen.getByText(NAME)).toBeInTheDocument();
    await user.click(press('Approve Eve Adams'));
    expect(approve).not.toHaveBeenCalled();
    expect(press('Approve Ben Silva')).not.toHaveAttribute('aria-disabled');

    await user.click(press('I have looked again Eve Adams'));
    expect(screen.queryByText(NAME)).not.toBeInTheDocument();
    await user.click(press('Approve Eve Adams'));
    expect(approve).toHaveBeenCalledExactlyOnceWith(renamed, 'mo');
  });

  it('puts no rejection off', async () => {
    const reject = vi.fn<JoiningPort['reject']>().mockResolvedValue({ handled: true });
    const { user, show } = await open({ reject });
    await show([ana]);
    await show([renamed]);
    await user.click(press('Reject Eve Adams'));
    await user.click(await screen.findByRole('button', { name: 'Reject request' }));
    expect(reject).toHaveBeenCalledExactlyOnceWith(ana, 'mo', null);
  });

  it('is told in the window, too', async () => {
    const { user, show } = await open({ proof: notFound });
    await show([ana]);
    await user.click(press('View document Ana Silva'));
    const dialog = within(await screen.findByRole('dialog'));
    await show([renamed]);
    expect(dialog.getByText(NAME)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Approve Eve Adams' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(dialog.getByRole('button', { name: 'I have looked again Eve Adams' }));
    expect(dialog.getByRole('button', { name: 'Approve Eve Adams' })).not.toHaveAttribute('aria-disabled');
  });
});

describe('while it is asked whether an unconfirmed address is meant', () => {
  it('what was on screen is approved, not what came meanwhile', async () => {
    const approve = vi.fn<JoiningPort['approve']>().mockRejectedValue(new BackendError('name-changed'));
    const unconfirmed = { ...ana, emailConfirmed: false };
    const { user, show } = await open({ approve });
    await show([unconfirmed]);
    await user.click(press('Approve Ana Silva'));
    const sure = await screen.findByRole('button', { name: 'Approve anyway' });
    await show([{ ...unconfirmed, firstName: 'Eve' }]);
    await user.click(sure);
    expect(approve).toHaveBeenCalledExactlyOnceWith(unconfirmed, 'mo');
    expect(
      await screen.findByText(/could not be approved\. The name has just changed\. Please look again\./),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('a document that is replaced while the list is open', () => {
  it('has to be opened before anything is decided', async () => {
    const [approve, proof] = [approved(), vi.fn<JoiningPort['proof']>(notFound)];
    const { user, show } = await open({ approve, proof });
    await show([ana]);
    await show([replaced]);
    expect(screen.getByText(DOCUMENT)).toBeInTheDocument();
    await user.click(press('Approve Ana Silva'));
    await user.click(press('Reject Ana Silva'));
    expect(approve).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(press('View the new document Ana Silva'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Document of Ana Silva' }));
    expect(proof).toHaveBeenLastCalledWith(replaced, 'mo');
    await user.click(dialog.getByRole('button', { name: 'I have looked again Ana Silva' }));
    await user.click(dialog.getByRole('button', { name: 'Approve Ana Silva' }));
    expect(approve).toHaveBeenCalledExactlyOnceWith(replaced, 'mo');
  });

  it('is another one in the window, which asks for it', async () => {
    const proof = vi.fn<JoiningPort['proof']>(notFound);
    const { user, show } = await open({ proof });
    await show([ana]);
    await user.click(press('View document Ana Silva'));
    await screen.findByRole('dialog');
    await show([replaced]);
    expect(proof.mock.calls.map(([{ proofPath }]) => proofPath)).toEqual([ana.proofPath, replaced.proofPath]);
  });

  it('is not rejected unseen, with what was typed kept', async () => {
    const reject = vi.fn<JoiningPort['reject']>().mockRejectedValue(new BackendError('document-replaced'));
    const { user, show } = await open({ reject });
    await show([ana]);
    await user.click(press('Reject Ana Silva'));
    await user.type(await screen.findByLabelText(/Reason/), 'Blurred');
    await show([replaced]);
    await user.click(press('Reject request'));
    expect(reject).toHaveBeenCalledExactlyOnceWith(ana, 'mo', 'Blurred');
    expect(
      await screen.findByText(/could not be rejected\. The parent has just handed in/),
    ).toBeInTheDocument();
    await user.click(press('View the new document Ana Silva'));
    await user.click(await screen.findByRole('button', { name: 'I have looked again Ana Silva' }));
    await user.click(press('Reject Ana Silva'));
    expect(await screen.findByLabelText(/Reason/)).toHaveValue('Blurred');
  });

  it('that was taken off needs a look at the request alone', async () => {
    const { user, show } = await open();
    await show([ana]);
    await show([{ ...ana, proofPath: null, hasProof: false }]);
    expect(screen.getByText('The document is no longer there. Please look again.')).toBeInTheDocument();
    await user.click(press('I have looked again Ana Silva'));
    expect(press('Approve Ana Silva')).not.toHaveAttribute('aria-disabled');
  });
});

it('an address that is no longer confirmed is told; one that is by now changes nothing', async () => {
  const { show } = await open();
  await show([ana, { ...ben, emailConfirmed: false }]);
  await show([{ ...ana, emailConfirmed: false }, ben]);
  expect(screen.getByText('The address is no longer confirmed. Please look again.')).toBeInTheDocument();
  expect(press('Approve Ana Silva')).toHaveAttribute('aria-disabled', 'true');
  expect(press('Approve Ben Silva')).not.toHaveAttribute('aria-disabled');
});
