/** No file of ours has a control character in its name; storage refuses to look for some of them. */
const CONTROL = /\p{Cc}/u;

/** Path in the bucket that a download address stands for, if it lies in `folder`; else null. */
export function pathInFolder(address: string | null, folder: string): string | null {
  const encoded = /\/o\/([^/?#]+)/.exec(address ?? '')?.[1];
  if (!encoded) return null;
  try {
    const path = decodeURIComponent(encoded);
    const isOurs = path.startsWith(`${folder}/`) && !path.includes('..') && !CONTROL.test(path);
    return isOurs ? path : null;
  } catch {
    // Not an address the storage made.
    return null;
  }
}
