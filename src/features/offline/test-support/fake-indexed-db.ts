import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

/** Puts a database in memory in place of the browser's, with the classes by which `idb` tells requests from values. */
export function stubIndexedDB(factory: Pick<IDBFactory, 'open'> = new fake.IDBFactory()): void {
  for (const [name, value] of Object.entries(fake)) {
    if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  }
  vi.stubGlobal('indexedDB', factory);
}

/** A factory whose only request is answered as given, or never. */
export function answering(
  answer?: { type: 'success'; result: IDBDatabase } | { type: 'error'; error: Error },
) {
  const open = () => {
    const request = new fake.IDBOpenDBRequest();
    if (answer) {
      Object.assign(request, { readyState: 'done', ...answer });
      queueMicrotask(() => request.dispatchEvent(new fake.IDBVersionChangeEvent(answer.type)));
    }
    return request;
  };
  return { open };
}
