/** Path in the bucket that a download address stands for, if it lies in `folder`; else null. */
export function pathInFolder(address: string | null, folder: string): string | null {
  const encoded = /\/o\/([^/?#]+)/.exec(address ?? '')?.[1];
  if (!encoded) return null;
  try {
    const path = decodeURIComponent(encoded);
    return path.startsWith(`${folder}/`) && !path.includes('..') ? path : null;
  } catch {
    // Not an address the storage made.
    return null;
  }
}
