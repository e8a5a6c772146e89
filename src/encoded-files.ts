/** A file as text. */
export interface EncodedFile {
  coded: { type: string; base64: string };
}

/** What JSON has no words for. */
type Coded = { date: number } | EncodedFile['coded'];

const isCoded = (value: unknown): value is { coded: Coded } =>
  typeof value === 'object' && value !== null && 'coded' in value;

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  // In parts, as a call takes only so many arguments.
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 32_768)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 32_768)));
  return btoa(parts.join(''));
}

/** What was given with its dates and files as text, so that JSON has words for all of it. */
export async function encodeFiles(value: unknown): Promise<unknown> {
  if (value instanceof Date) return { coded: { date: value.getTime() } };
  if (value instanceof Blob) return { coded: { type: value.type, base64: await base64Of(value) } };
  if (Array.isArray(value)) return Promise.all(value.map(encodeFiles));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(async ([key, inner]) => [key, await encodeFiles(inner)] as const);
  return Object.fromEntries(await Promise.all(fields));
}

/** What was given to `coded`. */
export function decodeFiles(value: unknown): unknown {
  if (isCoded(value)) {
    const { coded: inner } = value;
    if ('date' in inner) return new Date(inner.date);
    const bytes = Uint8Array.from(atob(inner.base64), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type: inner.type });
  }
  if (Array.isArray(value)) return value.map(decodeFiles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, decodeFiles(inner)]));
}
