import { Html } from './html';
import { STYLE } from './style';

/**
 * Writes the style sheet of all mails into the elements it is for, because some mail programs drop style sheets. The
 * library is fetched with the first mail: most functions never send one.
 */
export async function inlineStyle(page: Html): Promise<Html> {
  const { default: juice } = await import('juice');
  // A parent's words in double braces are words: the library would take them for a template's code.
  for (const kind of Object.keys(juice.codeBlocks)) delete juice.codeBlocks[kind];
  return new Html(juice.inlineContent(page.markup, STYLE));
}
