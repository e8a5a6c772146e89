import { requiredText } from '../fields';
import { MAX_FILE_NAME } from '../group-limits';

/** What a file of a group is listed by. */
export const groupFileNameSchema = requiredText(MAX_FILE_NAME);

/** The name of a chosen file as it is listed: without what no screen shows, and no longer than that. */
export function listedFileName(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}]/gu, '').trim() || 'file.pdf';
  if (plain.length <= MAX_FILE_NAME) return plain;
  // With its ending, and without half a letter.
  const start = plain.slice(0, MAX_FILE_NAME - '….pdf'.length).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.trim()}….pdf`;
}
