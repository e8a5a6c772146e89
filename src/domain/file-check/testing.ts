const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Smallest files of their kinds, for tests: each is whole. */
export const TINY = {
  png: fromBase64(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  /** Grey, four by three pixels. */
  jpeg: fromBase64(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFBQUFBVUFpkZFp9h3iHfbmqm5uquf/I18jXyP//////////////////////////////////////////////////wAALCAADAAQBAREA/8QAJwABAAAAAAAAAAAAAAAAAAAAABABAQAAAAAAAAAAAAAAAAAAAAH/2gAIAQEAAD8AV//Z',
  ),
  /** Four by three pixels, without loss. */
  webp: fromBase64('UklGRh4AAABXRUJQVlA4TBEAAAAvA4AAAAfQ//73v/+BiOh/AAA='),
  pdf: new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<< >>\nendobj\nstartxref\n0\n%%EOF\n'),
};
