import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/ui/testing';
import { DocumentView } from './document-view';

const made: string[] = [];
const revoked: string[] = [];

beforeEach(() => {
  made.length = 0;
  revoked.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:here/${made.length}`;
    made.push(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});
afterEach(() => vi.restoreAllMocks());

function show(contentType: string, viewer = true) {
  // Not in happy-dom.
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: viewer, configurable: true });
  const proof = { blob: new Blob(['x'], { type: contentType }), contentType, name: 'letter' };
  return renderUi(<DocumentView proof={proof} name="Ana Silva" />);
}

const NOT_SHOWN = /^This browser can't show the document here/;
const frame = () => document.querySelector('iframe');

it('shows a PDF in a frame', () => {
  show('application/pdf');
  expect(frame()).toHaveAttribute('src', expect.stringMatching(/^blob:here\/0#/));
  expect(frame()?.title).toBe('Document uploaded by Ana Silva');
  expect(screen.queryByText(NOT_SHOWN)).not.toBeInTheDocument();
});

it.each(['image/png', 'image/jpeg'])('shows a picture: %s', (type) => {
  show(type);
  expect(screen.getByAltText('Document uploaded by Ana Silva')).toHaveAttribute('src', 'blob:here/0');
  expect(screen.queryByText(NOT_SHOWN)).not.toBeInTheDocument();
});

it.each(['text/html', 'image/svg+xml', ''])('never opens %j in a page of ours', (type) => {
  show(type);
  expect(frame()).not.toBeInTheDocument();
  expect(document.querySelector('img')).not.toBeInTheDocument();
});

it('offers the download where the browser has no viewer', () => {
  show('application/pdf', false);
  expect(frame()).not.toBeInTheDocument();
  expect(screen.getByText(NOT_SHOWN)).toBeInTheDocument();
  const download = screen.getByRole('link', { name: 'Download document' });
  expect(download).toHaveAttribute('download', 'letter');
});

it('gives the bytes back when it closes', () => {
  const { unmount } = show('image/png');
  unmount();
  expect(revoked).toEqual(made);
});

it('shows a picture larger and smaller, by button and by key', async () => {
  const { user } = show('image/png');
  const picture = screen.getByAltText('Document uploaded by Ana Silva');
  Object.defineProperty(picture, 'clientWidth', { value: 400 });
  fireEvent.load(picture);
  expect(screen.getByRole('button', { name: 'Smaller' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Larger' }));
  expect(picture.style.width).toBe('600px');
  expect(screen.getByText('150%')).toBeInTheDocument();
  screen.getByRole('region', { name: /^Document/ }).focus();
  await user.keyboard('+');
  expect(picture.style.width).toBe('800px');
  await user.keyboard('-');
  expect(picture.style.width).toBe('600px');
  await user.keyboard('++++++');
  expect(picture.style.width).toBe('1600px');
  expect(screen.getByRole('button', { name: 'Larger' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('0');
  expect(picture.style.width).toBe('');
});

it('is as small as before by button, and wide again', async () => {
  const { user } = show('image/png');
  const picture = screen.getByAltText('Document uploaded by Ana Silva');
  Object.defineProperty(picture, 'clientWidth', { value: 400 });
  fireEvent.load(picture);
  const button = (name: string) => screen.getByRole('button', { name });
  await user.click(button('Larger'));
  await user.click(button('Larger'));
  expect(screen.getByText('200%')).toBeInTheDocument();
  await user.click(button('Smaller'));
  expect(picture.style.width).toBe('600px');
  expect(button('Smaller')).not.toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Show the whole width'));
  expect(picture.style.width).toBe('');
  expect(screen.getByText('100%')).toBeInTheDocument();
});

it('leaves the browser its own sizes, and other keys alone', async () => {
  const { user } = show('image/png');
  const picture = screen.getByAltText('Document uploaded by Ana Silva');
  Object.defineProperty(picture, 'clientWidth', { value: 400 });
  fireEvent.load(picture);
  screen.getByRole('region', { name: /^Document/ }).focus();
  for (const held of ['Control', 'Meta', 'Alt']) await user.keyboard(`{${held}>}+{/${held}}`);
  expect(picture.style.width).toBe('');
  await user.keyboard('=');
  expect(picture.style.width).toBe('600px');
  await user.keyboard('a');
  expect(picture.style.width).toBe('600px');
});

it('has no width of a picture that is not there yet', async () => {
  const { user } = show('image/png');
  await user.click(screen.getByRole('button', { name: 'Larger' }));
  expect(screen.getByAltText('Document uploaded by Ana Silva').style.width).toBe('');
});

it('says so when a picture is none', () => {
  show('image/png');
  fireEvent.error(screen.getByAltText('Document uploaded by Ana Silva'));
  expect(document.querySelector('img')).not.toBeInTheDocument();
  expect(screen.getByText(NOT_SHOWN)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Larger' })).not.toBeInTheDocument();
});

it('opens a PDF at another size', async () => {
  const { user } = show('application/pdf');
  await user.click(screen.getByRole('button', { name: 'Larger' }));
  expect(frame()).toHaveAttribute('src', 'blob:here/0#zoom=150&navpanes=0');
  await user.click(screen.getByRole('button', { name: 'Show the whole width' }));
  expect(frame()).toHaveAttribute('src', 'blob:here/0#view=FitH&navpanes=0');
});

it('has no sizes for what it does not show', () => {
  show('application/pdf', false);
  expect(screen.queryByRole('button', { name: 'Larger' })).not.toBeInTheDocument();
});
