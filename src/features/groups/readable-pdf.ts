import { PROOF_BOUNDS } from '@/domain/limits';

/** Whether a file is built as a PDF is. Where the check can't be fetched nothing is held against it: the server looks again. */
export async function isReadablePdf(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const { fileFault } = await import('@/domain/file-check');
    return fileFault(bytes, 'application/pdf', PROOF_BOUNDS) === null;
  } catch {
    return true;
  }
}
