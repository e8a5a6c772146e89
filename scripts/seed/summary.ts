import { emailOf, PASSWORD, PEOPLE, SCHOOLS } from './content.ts';

const LISTED = ['admin', 'moderator', 'parent', 'newparent'] as const;
const WHAT = {
  admin: 'runs everything',
  moderator: 'reviews requests at Maple Grove',
  parent: 'a member of Maple Grove',
  newparent: 'no school yet',
} as const;

/** What a person at the terminal needs to try the product. */
export function seededAccounts(): string {
  const accounts = LISTED.map((key) => `    ${emailOf(PEOPLE[key]).padEnd(28)}${WHAT[key]}`);
  const codes = Object.values(SCHOOLS).map(
    ({ name, slug, code }) => `    ${code.padEnd(38)}${name} (/${slug})`,
  );
  return [`  Accounts, all with the password ${PASSWORD}`, ...accounts, '', '  Invite codes', ...codes].join(
    '\n',
  );
}
