export type FileProblem = 'wrongType' | 'tooBig' | 'empty';

/** What is wrong with a chosen file, by name, type and size; what is inside it only the server can tell. */
export function fileProblem(
  file: { name: string; type: string; size: number },
  accept: string,
  maxBytes: number,
): FileProblem | null {
  if (!isAccepted(file, accept)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'tooBig' : null;
}

function isAccepted(file: { name: string; type: string }, accept: string): boolean {
  const rules = acceptedRules(accept);
  if (rules.length === 0) return true;
  const name = file.name.toLowerCase();
  return rules.some((rule) => {
    if (rule.startsWith('.')) return name.endsWith(rule);
    return rule.endsWith('/*') ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule;
  });
}

const acceptedRules = (accept: string): string[] =>
  accept
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .filter(Boolean);

/** PDF, JPG, PNG: the kinds in `accept` as people call them. */
export const kindNames = (accept: string): string[] => [
  ...new Set(
    acceptedRules(accept)
      .map((rule) => rule.replace(/^.*[./]/, '').toUpperCase())
      .map((kind) => (kind === 'JPEG' ? 'JPG' : kind))
      .filter((kind) => kind !== '*'),
  ),
];
