/** No file of ours has a control character in its name; storage refuses to look for some of them. */
const CONTROL = /\p{Cc}/u;

/** Whether a part of a path names something: dots alone are steps in it, dots among letters are a name's. */
const isName = (part: string) => !/^\.{0,2}$/.test(part);

/** Path in the bucket that a download address stands for, if it lies in `folder`; else null. */
export function pathInFolder(address: string | null, folder: string): string | null {
  const encoded = /\/o\/([^/?#]+)/.exec(address ?? '')?.[1];
  if (!encoded) return null;
  try {
    const path = decodeURIComponent(encoded);
    const isOurs = path.startsWith(`${folder}/`) && path.split('/').every(isName) && !CONTROL.test(path);
    return isOurs ? path : null;
  } catch {
    // Not an address the storage made.
    return null;
  }
}
