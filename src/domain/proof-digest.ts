/**
 * What a document is called in the audit log, which is kept for good: a digest of its path (SHA-256, in hex), as its
 * name may tell about its owner, and two may have the same time. Pages that plain http brought have no `crypto.subtle`.
 */
export async function proofDigest(proofPath: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(proofPath));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
