import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { fileProblem, kindNames } from './file-check';
import { FileField } from './file-field';
import { renderUi } from './testing';

const ACCEPT = '.pdf,.jpg,.jpeg,.png';
const pdf = new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' });

function Form({
  onFile,
  onValid = () => {},
}: {
  onFile?: (file: File | null) => void;
  onValid?: (file?: File) => void;
}) {
  const { register, handleSubmit } = useForm<{ proof: FileList }>();
  return (
    <form onSubmit={(event) => void handleSubmit(({ proof }) => onValid(proof[0]))(event)}>
      <FileField label="Proof" accept={ACCEPT} maxBytes={1024} onFile={onFile} {...register('proof')} />
      <button type="submit">Send</button>
    </form>
  );
}

// As a dropped or hand-picked file is not held back by the dialog's filter.
const pick = (file: File) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Proof'), file);

describe('FileField', () => {
  it('hands a good file to the form and names it', async () => {
    const onValid = vi.fn();
    const { user } = renderUi(<Form onValid={onValid} />);
    await pick(pdf);
    expect(screen.getByText(/letter\.pdf/)).toBeInTheDocument();
    await user.click(screen.getByText('Send'));
    await waitFor(() => expect(onValid).toHaveBeenCalledWith(pdf));
  });

  it.each([
    ['kind', new File(['x'], 'virus.exe'), /kind of file doesn’t work here/],
    ['size', new File(['x'.repeat(2000)], 'big.png', { type: 'image/png' }), /larger than 1 kB/],
    ['emptiness', new File([], 'none.pdf'), /file is empty/],
  ])('refuses a file for its %s, says so, and the form never gets it', async (_, file, words) => {
    const onFile = vi.fn();
    const onValid = vi.fn();
    const { user } = renderUi(<Form onFile={onFile} onValid={onValid} />);
    await pick(file);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByLabelText('Proof')).toHaveAttribute('aria-invalid', 'true');
    expect(onFile).toHaveBeenLastCalledWith(null);
    await user.click(screen.getByText('Send'));
    await waitFor(() => expect(onValid).toHaveBeenCalledWith(undefined));
  });

  it('takes a file away again', async () => {
    const onFile = vi.fn();
    const { user } = renderUi(<Form onFile={onFile} />);
    await pick(pdf);
    expect(onFile).toHaveBeenLastCalledWith(pdf);
    await user.click(screen.getByRole('button', { name: 'Remove letter.pdf' }));
    expect(onFile).toHaveBeenLastCalledWith(null);
    expect(screen.getByText('Choose a file')).toBeInTheDocument();
  });

  it('takes a dropped file', async () => {
    const onFile = vi.fn();
    renderUi(<Form onFile={onFile} />);
    const box = screen.getByLabelText('Proof').parentElement;
    if (!box) throw new Error('no box');
    const list = Object.assign([pdf], { item: () => pdf });
    const drop = createEvent.drop(box);
    Object.defineProperty(drop, 'dataTransfer', { value: { files: list } });
    fireEvent(box, drop);
    await waitFor(() => expect(onFile).toHaveBeenCalledWith(pdf));
  });
});

describe('fileProblem', () => {
  it.each([
    [{ name: 'A.PDF', type: '', size: 10 }, '.pdf', null],
    [{ name: 'a.webp', type: 'image/webp', size: 10 }, 'image/*', null],
    [{ name: 'a.svg', type: 'image/svg+xml', size: 10 }, 'image/png, image/jpeg', 'wrongType'],
    [{ name: 'a.pdf', type: '', size: 101 }, '.pdf', 'tooBig'],
    [{ name: 'a.pdf', type: '', size: 0 }, '.pdf', 'empty'],
  ])('of %j for %j is %j', (file, accept, expected) => {
    expect(fileProblem(file, accept, 100)).toBe(expected);
  });

  it('names kinds as people do', () => {
    expect(kindNames(ACCEPT)).toEqual(['PDF', 'JPG', 'PNG']);
    expect(kindNames('image/jpeg,image/png')).toEqual(['JPG', 'PNG']);
  });
});
