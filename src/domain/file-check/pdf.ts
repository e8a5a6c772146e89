import { lettersAt } from './bytes';
import type { FileFault } from './types';

/** So far from its start a document may begin, and so far from its end it may say that it ends. */
const WITHIN = 1024;

/**
 * A document begins with its mark and says where it ends. Before the mark some programs leave a few bytes, none of which
 * is a letter or a sign: a page or a script would be made of those.
 */
export function pdfFault(bytes: Uint8Array): FileFault | null {
  if (!/^[^!-~]*%PDF-[12]\.\d/.test(lettersAt(bytes, 0, WITHIN))) return 'other-type';
  const end = lettersAt(bytes, Math.max(0, bytes.length - WITHIN), WITHIN);
  return end.includes('%%EOF') ? null : 'damaged';
}
