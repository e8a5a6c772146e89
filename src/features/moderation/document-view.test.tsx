import { screen } from '@testing-library/react';
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

const frame = () => document.querySelector('iframe');

it('shows a PDF in a frame', () => {
  show('application/pdf');
  expect(frame()?.getAttribute('src')).toMatch(/^blob:here\/0#/);
  expect(frame()?.title).toBe('Document uploaded by Ana Silva');
});

it('shows a picture', () => {
  show('image/png');
  expect(screen.getByAltText('Document uploaded by Ana Silva').getAttribute('src')).toBe('blob:here/0');
});

it.each(['text/html', 'image/svg+xml', ''])('never opens %j in a page of ours', (type) => {
  show(type);
  expect(frame()).toBeNull();
  expect(document.querySelector('img')).toBeNull();
});

it('offers the download where the browser has no viewer', () => {
  show('application/pdf', false);
  expect(frame()).toBeNull();
  const download = screen.getByRole('link', { name: 'Download document' });
  expect(download.getAttribute('download')).toBe('letter');
});

it('gives the bytes back when it closes', () => {
  const { unmount } = show('image/png');
  unmount();
  expect(revoked).toEqual(made);
});
