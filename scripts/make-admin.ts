import { parseArgs } from 'node:util';
import { FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { emailAddress } from '../src/domain/fields.ts';
import { findAccount } from './local/find-account.ts';
import { fail } from './local/progress.ts';
import { findTarget, type Target } from './local/target.ts';

const USAGE = 'npm run make-admin -- <email> [--project <project id>]';

/** Gives the roles, with the entry every privileged act leaves. */
async function promote({ db }: Target, uid: string): Promise<string> {
  const user = db.doc(`users/${uid}`);
  const record = await user.get();
  if (!record.exists)
    throw new Error('The account has no user record yet. Let its owner sign in to the app once.');
  const entry = db.collection('auditLog').doc();
  const batch = db.batch();
  batch.update(user, { isAdmin: true, isModerator: true, lastAuditId: entry.id });
  batch.set(entry, {
    action: 'set-admin',
    actorId: 'make-admin',
    targetId: uid,
    schoolId: null,
    detail: 'true',
    at: FieldValue.serverTimestamp(),
  });
  await batch.commit();
  return `${record.get('firstName')} ${record.get('lastName')}`;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const email = v.safeParse(emailAddress, positionals[0]);
  if (!email.success || positionals.length !== 1) throw new Error(`Name one e-mail address:\n  ${USAGE}`);
  const target = await findTarget(values.project, USAGE);
  try {
    const account = await findAccount(target, email.output);
    const who = await promote(target, account.uid);
    console.log(`${who} <${email.output}> is now admin and moderator at ${target.name}.`);
    // Whoever signed up first holds the address; only a confirmed one proves whose it is.
    if (!account.emailVerified)
      console.log('The address was never confirmed. Make sure that the account is theirs.');
  } finally {
    await target.close();
  }
}

main().catch(fail);
