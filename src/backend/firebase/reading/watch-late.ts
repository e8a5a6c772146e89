import type { Observer, Unsubscribe } from '../../live';
import { reachability } from '../reachability';
import { toBackendError } from '../sdk/errors';

/** A live read of a port whose code is fetched first, and again once the server answers when it could not be. */
export function watchLate<Port, T>(
  load: () => Promise<Port>,
  watch: (port: Port, observer: Observer<T>) => Unsubscribe,
  observer: Observer<T>,
): Unsubscribe {
  let stopped = false;
  let stop: Unsubscribe = () => undefined;
  const start = () =>
    load().then(
      (port) => {
        if (!stopped) stop = watch(port, observer);
      },
      (error: unknown) => {
        if (stopped) return;
        const forget = reachability.subscribe(() => {
          if (!reachability.isOnline()) return;
          forget();
          void start();
        });
        stop = forget;
        observer.error(toBackendError(error));
      },
    );
  void start();
  return () => {
    stopped = true;
    stop();
  };
}
