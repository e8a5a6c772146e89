import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { emailAddress } from '../src/domain/fields.ts';
import { fail } from './local/progress.ts';
import { replaceAddress } from './local/replace-address.ts';
import { findTarget } from './local/target.ts';

// For somebody who has lost the mailbox of their address for good (docs/operations.md §6).

const USAGE = 'npm run change-address -- <present address> <new address> [--project <project id>]';

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const typed = v.safeParse(v.strictTuple([emailAddress, emailAddress]), positionals);
  if (!typed.success) throw new Error(`Name two e-mail addresses:\n  ${USAGE}`);
  const [from, to] = typed.output;
  const target = await findTarget(values.project, USAGE);
  try {
    await replaceAddress(target, from, to);
    console.log(`The account of ${from} has the address ${to} at ${target.name} now, not confirmed yet.`);
    console.log('Its password and its sign-ins are over: "Forgot password" sends its owner a link.');
  } finally {
    await target.close();
  }
}

main().catch(fail);
