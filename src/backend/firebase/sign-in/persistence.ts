import type { Persistence } from 'firebase/auth';
import { browserLocks, openSessions, sessionLock } from '@/backend/session-lock';
import { newDocumentId } from '@/domain/ids';
import { STORED, storedText } from '@/stored';
import { DeviceStore, type SdkStore } from './device-store';
import { endedSessions } from './ended-sessions';
import { SignInStore } from './sign-in-store';
import { type Message, TabSession } from './tab-session';

/** Some browsers deny the channel together with their stores: then every tab is for itself. */
function openChannel(): BroadcastChannel | null {
  try {
    // The number goes up with the form of the messages: tabs of two versions may be open at once.
    return new BroadcastChannel('schoolgate.session.1');
  } catch {
    return null;
  }
}

function hold(session: string): () => void {
  let release: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Where locks are denied, other tabs ask for the session without knowing whether a tab has it.
  browserLocks()
    ?.request(sessionLock(session), { mode: 'shared' }, () => over)
    .catch(() => undefined);
  return release;
}

const keepSignedIn = storedText('local', STORED.keepSignedIn);
const channel = openChannel();
const device = new DeviceStore();
const tab = new TabSession({
  text: (key) => storedText('session', key),
  send: (message) => channel?.postMessage(message),
  hold,
  openSessions: () => openSessions(),
  ended: endedSessions,
  newId: newDocumentId,
  mayJoin: () => keepSignedIn.get() !== '1' || device.isAway(),
});
channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => tab.receive(data));
for (const event of ['pageshow', 'visibilitychange']) globalThis.addEventListener?.(event, () => tab.wake());

export const signInStore = new SignInStore(tab, device, keepSignedIn);

class SignInPersistence implements SdkStore {
  static readonly type = 'SESSION';
  readonly type = 'SESSION';
  _isAvailable = () => Promise.resolve(true);
  _get = (key: string) => signInStore.get(key);
  _set = (key: string, value: unknown) => signInStore.set(key, value);
  _remove = (key: string) => signInStore.remove(key);
  _addListener = (key: string, listener: () => void) => signInStore.listen(key, listener);
  _removeListener = (key: string, listener: () => void) => signInStore.unlisten(key, listener);
}

/** The store as the SDK takes it: a class of which it makes the one instance. */
export const signInPersistence: Persistence = SignInPersistence;
