import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { refuseTakenPorts } from './backend/free-ports.ts';
import { localFolder } from './backend/paths.ts';
import { offsetOf, portsFor } from './backend/ports.ts';
import { fail } from './local/progress.ts';

// npm run reset: forgets the local data and mails. The next start seeds afresh.
async function main(): Promise<void> {
  const advice = 'Stop Schoolgate first: it would write its old data back when it stops.';
  const offset = offsetOf('start');
  await refuseTakenPorts(['auth', 'firestore', 'storage', 'mailPage'], portsFor(offset), advice);
  const folder = localFolder(offset);
  const known = ['data', 'mail.json'].map((name) => join(folder, name)).filter((path) => existsSync(path));
  for (const path of known) rmSync(path, { recursive: true });
  console.log(
    known.length > 0 ? 'The local data is gone. npm start fills it anew.' : 'There was no local data.',
  );
}

main().catch(fail);
