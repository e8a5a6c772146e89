/** A text with the options below it, as they are read together: for reports, for what is asked before posting, to copy. */
export const pollWords = (text: string, poll: { options: readonly string[] } | null | undefined): string =>
  [text, ...(poll?.options ?? [])].filter(Boolean).join('\n');
