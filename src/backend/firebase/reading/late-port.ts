import { fetched } from '../../fetched';
import type { Observer, Unsubscribe } from '../../live';
import { watchLate } from './watch-late';

type Method = (...args: never[]) => unknown;

/** What a port must look like: each `watch…` is a live read, whose observer comes last, and all else is a promise. */
type Fetchable<Port> = {
  [Name in keyof Port]: Name extends `watch${string}`
    ? (...args: never[]) => Unsubscribe
    : (...args: never[]) => Promise<unknown>;
};

/**
 * A port whose code is fetched by the first call of it, as the first screen needs it not at all.
 *
 * @param load Imports the port; where it cannot, the call fails as `unavailable`.
 * @param early Those of its methods that are there at once.
 */
export function latePort<Port extends Fetchable<Port>>(
  load: () => Promise<Port>,
  early: Partial<Port> = {},
): Port {
  const port = () => fetched(load);
  const call = (loaded: Port, name: string, args: unknown[]) =>
    (loaded[name as keyof Port] as Method)(...(args as never[]));
  const methodOf = (name: string) =>
    name.startsWith('watch')
      ? (...args: unknown[]) =>
          watchLate<Port, unknown>(
            port,
            (loaded, observer) => call(loaded, name, [...args.slice(0, -1), observer]) as Unsubscribe,
            args.at(-1) as Observer<unknown>,
          )
      : async (...args: unknown[]) => call(await port(), name, args);
  return new Proxy(early as Port, {
    get: (own, name) => own[name as keyof Port] ?? methodOf(String(name)),
  });
}
