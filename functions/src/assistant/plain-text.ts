/**
 * A model's words as plain text. They are shown as text and never as HTML, so this is for readability, not for
 * safety: no markup characters, and of an address only its host, because models make addresses up.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\bhttps?:\/\/(?:www\.)?([^\s/?#)]+)[^\s)]*/gi, (_address, host: string) => host)
    .replace(/(\*\*|__|`+)/g, '')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
