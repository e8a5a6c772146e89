import { fetched } from '../../fetched';

/** Calls a function about the account; nothing of it is needed by the first screens. */
export async function call<Input, Output>(name: string, input: Input): Promise<Output> {
  const callables = await fetched(() => import('../sdk/callables'));
  return callables.call<Input, Output>(name, input);
}
