import type { ConnectionPort } from '@/backend/ports/connection';

/** Calls back whenever the server answers again after a silence. */
export function onBack(
  connection: Pick<ConnectionPort, 'isOffline' | 'watch'>,
  back: () => void,
): () => void {
  let wasOffline = connection.isOffline();
  return connection.watch(() => {
    const isBack = wasOffline && !connection.isOffline();
    wasOffline = connection.isOffline();
    if (isBack) back();
  });
}

/** Resolves as soon as the server is not silent. */
export function whenOnline(connection: Pick<ConnectionPort, 'isOffline' | 'watch'>): Promise<void> {
  if (!connection.isOffline()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = onBack(connection, () => {
      stop();
      resolve();
    });
  });
}
