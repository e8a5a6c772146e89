import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { env } from '@/env';
import { BackendError } from '../../errors';
import { app, localPort } from './app';
import { withBackendErrors } from './errors';
import { functionsError } from './function-errors';
import { asStream } from './stream-answer';

// Loaded on the first call, like Storage.
const functions = Object.assign(getFunctions(app, env.VITE_FUNCTIONS_REGION), {
  // What the SDK fetches by.
  fetchImpl: async (address: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(address, init);
    return new Headers(init.headers).get('accept') === 'text/event-stream' ? asStream(response) : response;
  },
});
// The local backend takes calls only from a page of the same site, and localhost and 127.0.0.1 are two.
if (import.meta.env.VITE_BACKEND === 'local')
  connectFunctionsEmulator(functions, location.hostname, localPort(5001));

/** Client time-out of a call that has none of its own, in milliseconds (product §7.1). */
const TIMEOUT_MS = 70_000;

/** Calls a function by name. @throws BackendError with the codes of product §8 */
export const call = <Input, Output>(name: string, input: Input, timeout = TIMEOUT_MS): Promise<Output> =>
  withBackendErrors(
    async () => (await httpsCallable<Input, Output>(functions, name, { timeout })(input)).data,
    functionsError,
  );

/**
 * Calls a function by name; `onPart` gets what it sends while it works, if it does.
 * @throws BackendError with the codes of product §8
 */
export const callStreaming = <Input, Part, Output>(
  name: string,
  input: Input,
  onPart: (part: Part) => void,
): Promise<Output> =>
  withBackendErrors(async () => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const { stream, data } = await httpsCallable<Input, Output, Part>(functions, name).stream(input, {
        signal,
      });
      // A failure ends the stream, too, and is thrown from there.
      data.catch(() => undefined);
      for await (const part of stream) onPart(part);
      return await Promise.race([data, brokenOff()]);
    } catch (error) {
      throw signal.aborted ? new BackendError('deadline-exceeded', { cause: error }) : error;
    }
  }, functionsError);

/** The result is known when the stream ends; a stream that ended without one will not bring it any more. */
const brokenOff = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new BackendError('unavailable'))));
