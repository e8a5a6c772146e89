import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { describe } from 'vitest';
import { RELEASES } from './releases';
import type { Operation, Write } from './releases/release';
import { allows } from './support/cases';
import { loadRules } from './support/environment';

const rules = loadRules('releases');
const pathOf = (operation: Operation): string =>
  'set' in operation ? operation.set : 'update' in operation ? operation.update : operation.delete;

function send({ as, operations }: Write): Promise<void> {
  const db = rules.as(as);
  const batch = writeBatch(db);
  for (const operation of operations(serverTimestamp())) {
    const ref = doc(db, pathOf(operation));
    if ('set' in operation) batch.set(ref, operation.data);
    else if ('update' in operation) batch.update(ref, operation.data);
    else batch.delete(ref);
  }
  return batch.commit();
}

// Documents that a case deletes, or that must not be there yet.
const AROUND = ['posts/schoolPost', 'auditLog/decision', 'auditLog/act'];

for (const { version, writes } of RELEASES)
  describe(`the app of release ${version}`, () => {
    for (const write of writes) {
      const touched = write.operations(serverTimestamp()).map(pathOf);
      allows(
        write.what,
        () => send(write),
        async () => {
          await rules.restore(...new Set([...AROUND, ...touched]));
          await rules.put(write.before?.(serverTimestamp()) ?? {});
        },
      );
    }
  });
