import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { env } from '@/env';
import { app, isLocal, localPort } from './app';
import { calling } from './errors';

// Loaded on the first call, like Storage.
const functions = getFunctions(app, env.VITE_FUNCTIONS_REGION);
// The local backend takes calls only from a page of the same site, and localhost and 127.0.0.1 are two.
if (isLocal) connectFunctionsEmulator(functions, location.hostname, localPort(5001));

/** Client time-out of every call, in milliseconds (spec §7). */
const TIMEOUT_MS = 70_000;

/** Calls a function by name. @throws BackendError with the codes of spec §8 */
export const call = <Input, Output>(name: string, input: Input): Promise<Output> =>
  calling(
    async () => (await httpsCallable<Input, Output>(functions, name, { timeout: TIMEOUT_MS })(input)).data,
  );

/**
 * Calls a function by name; `onPart` gets what it sends while it works, if it does.
 * @throws BackendError with the codes of spec §8
 */
export const callStreaming = <Input, Part, Output>(
  name: string,
  input: Input,
  onPart: (part: Part) => void,
): Promise<Output> =>
  calling(async () => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { stream, data } = await httpsCallable<Input, Output, Part>(functions, name).stream(input, {
      signal,
    });
    // A failure ends the stream, too, and is thrown from there.
    data.catch(() => undefined);
    for await (const part of stream) onPart(part);
    return data;
  });
